import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'

/** Why a file that was chosen is not taken. */
export type Refusal = 'no_picture' | 'too_large' | 'no_room'

export interface RefusedFile {
  file: File
  why: Refusal
}

export interface FileRules {
  most: number
  /** PDFs are taken beside photos. */
  alsoPdf?: boolean
}

/** Some systems give these no type, because they cannot show them. */
const types: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** The same file with the type that its name says, where the system gave it none. */
export function typed(file: File): File {
  if (file.type !== '') return file
  const type = types[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}

export const isPdf = ({ type }: File): boolean => type === 'application/pdf'

/** Which of the chosen files there is room and use for, by the limits of the specification. */
export function sorted(
  files: readonly File[],
  { most, alsoPdf = false }: FileRules,
  already: number,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files.map(typed)) {
    if (!file.type.startsWith('image/') && !(alsoPdf && isPdf(file)))
      refused.push({ file, why: 'no_picture' })
    else if (file.size > MAX_UPLOAD_BYTES) refused.push({ file, why: 'too_large' })
    else if (already + taken.length >= most) refused.push({ file, why: 'no_room' })
    else taken.push(file)
  }
  return { taken, refused }
}
