import type { ImportApp, ImportItem, ImportJob } from '#contract/imports.ts'

export const appNames: Record<ImportApp, string> = {
  larder: 'Larder',
  'schema.org': 'a schema.org file',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  cooklang: 'Cooklang',
}

/** What can be brought, and where its app gives it. */
export const accepted: readonly { app: string; file: string }[] = [
  { app: 'Larder', file: 'the zip of Export My Data' },
  { app: 'Mealie', file: 'a backup zip, or the JSON of one recipe' },
  { app: 'Tandoor', file: 'the zip of its export' },
  { app: 'RecipeSage', file: 'the JSON-LD file' },
  { app: 'Paprika', file: '.paprikarecipes' },
  { app: 'Nextcloud Cookbook', file: 'its folder, zipped' },
  { app: 'Cooklang', file: '.cook files, alone or zipped' },
  { app: 'Any other', file: 'JSON in the words of schema.org' },
]

export const partNames: Record<string, string> = {
  settings: 'settings and food rules',
  foods: 'corrected foods',
  cooked: 'cooked days',
  plan: 'the meal calendar',
  shelf: 'recipes to cook some day',
  shopping: 'the shopping list',
}

const fieldNames: Record<string, string> = { times: 'Times', instructions: 'Steps', other: 'Also' }
export const fieldName = (field: string): string =>
  fieldNames[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`

export const outcomeNames = {
  kept: 'kept',
  changed: 'changed',
  guessed: 'guessed',
  missing: 'missing',
  left_out: 'not kept',
} as const

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a cook should look at before it is saved: not what was simply kept. */
export const remarksOn = ({ report, findings }: ImportItem): number =>
  report.filter(({ outcome }) => outcome !== 'kept').length +
  findings.filter(({ severity }) => severity !== 'note').length

/** The words under a bar while a file is worked on. */
export const progressOf = ({ state, readShare, recipes }: ImportJob): { label: string; percent: number } => {
  if (state === 'reading')
    return { label: `Reading: ${Math.round(readShare * 100)} %`, percent: readShare * 100 }
  const ended = recipes.saved + recipes.failed
  const all = ended + recipes.waiting
  return {
    label: `Saving: ${ended} of ${counted(all, 'recipe')}`,
    percent: all > 0 ? (ended / all) * 100 : 100,
  }
}
