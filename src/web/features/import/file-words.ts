import type { ImportApp, ImportItem, ImportJob } from '#contract/imports.ts'
import { importWords } from '#web/words/import.ts'

/** Names are names; only a file that belongs to no app is called by a word. */
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

/** What can be brought, and the words for where its app gives it. */
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

/** What else a file can bring; each has its words. */
export const parts = ['settings', 'foods', 'cooked', 'plan', 'shelf', 'shopping'] as const

/** What a cook should look at before it is saved: not what was simply kept. */
export const remarksOn = ({ report, findings }: ImportItem): number =>
  report.filter(({ outcome }) => outcome !== 'kept').length +
  findings.filter(({ severity }) => severity !== 'note').length

/** The words under a bar while a file is worked on. */
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
