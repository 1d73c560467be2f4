import type { ImportApp, ImportItem, ImportJob } from '#contract/imports.ts'
import { importWords } from '#web/words/import.ts'

/**
 * Names of the apps, which are the same in every language; a file of no app is named by a text of the
 * catalogue.
 */
const appNames: Record<Exclude<ImportApp, 'schema.org'>, string> = {
  larder: 'Larder',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  cooklang: 'Cooklang',
}

export const appName = (app: ImportApp): string =>
  app === 'schema.org' ? importWords.get().schemaFile : appNames[app]

/** Accepted apps, each with the key of the text that tells where its export is found. */
export const accepted = [
  ['Larder', 'fileLarder'],
  ['Mealie', 'fileMealie'],
  ['Tandoor', 'fileTandoor'],
  ['RecipeSage', 'fileRecipeSage'],
  ['Paprika', 'filePaprika'],
  ['Nextcloud Cookbook', 'fileNextcloud'],
  ['Cooklang', 'fileCooklang'],
  ['other', 'fileOther'],
] as const

/** Kinds of data other than recipes that a file can contain; each has a text. */
export const parts = ['settings', 'foods', 'cooked', 'plan', 'shelf', 'shopping'] as const

/**
 * Number of remarks on a recipe that the cook should read before saving; parts that were simply kept do not
 * count.
 */
export const remarksOn = ({ report, findings }: ImportItem): number =>
  report.filter(({ outcome }) => outcome !== 'kept').length +
  findings.filter(({ severity }) => severity !== 'note').length

/** The label and value of the progress bar while a file is processed. */
export const progressOf = ({ state, readShare, recipes }: ImportJob): { label: string; percent: number } => {
  const t = importWords.get()
  if (state === 'reading')
    return { label: t.reading({ percent: Math.round(readShare * 100) }), percent: readShare * 100 }
  const ended = recipes.saved + recipes.failed
  const all = ended + recipes.waiting
  return {
    label: t.saving(all, { saved: ended }),
    percent: all > 0 ? (ended / all) * 100 : 100,
  }
}
