import { headOf } from '#contract/storable-text.ts'

/**
 * Turns a title into a file name that every system accepts: `Crème Brûlée!` → `creme-brulee`. Never empty.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'recipe'

/**
 * Turns a title into a readable file name without characters that a system may refuse. Never empty, never
 * reserved.
 */
export function readableName(title: string): string {
  const plain = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = headOf(plain, 100).replace(/[. ]+$/, '')
  return /^(?:con|prn|aux|nul|com\d|lpt\d)?$/i.test(name) ? `Recipe ${name}`.trim() : name
}

/** Makes names unique: the second `Soup` becomes `Soup 2`. Upper and lower case count as the same. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name} ${count}`
    taken.add(unique.toLowerCase())
    return unique
  }
}
