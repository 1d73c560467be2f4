import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'

/** Reason to refuse a chosen file. */
export type Refusal = 'no_picture' | 'too_large' | 'no_room'

export interface RefusedFile {
  file: File
  why: Refusal
}

export interface FileRules {
  most: number
  /** True when PDFs are accepted beside photos. */
  alsoPdf?: boolean
}

/**
 * MIME types by file extension, for files to which some systems give no type because they cannot show them.
 */
const types: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Returns the file with the type of its extension when the system gave it none. */
export function typed(file: File): File {
  if (file.type !== '') return file
  const type = types[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}

export const isPdf = ({ type }: File): boolean => type === 'application/pdf'

/** Splits chosen files into accepted and refused ones, by the limits of the specification. */
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
