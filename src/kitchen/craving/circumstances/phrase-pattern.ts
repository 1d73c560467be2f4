import { linesOf } from '../passes/phrase-lines.ts'

/** Words in capitals that stand for several spellings of one thing. */
const macros: Readonly<Record<string, string>> = {
  DONT: "don't|dont|do not|doesn't|doesnt|does not|didn't|didnt|won't|wont|will not|never|not|don't really|dont really",
  SO: 'so+|too+|very|really|super|such|that|this|damn|dang|bloody|freaking|frickin|frigging|fucking|crazy|stupid|stupidly|insanely|ridiculously|unbearably|way|pretty|quite|extremely|boiling|blazing|scorching|sizzling|already|still|just|a bit|kinda|hot',
  IT: "it|its|it's|it is|it has been|it was|it gets|it got|weather|weather is|outside|outside is|today|today is|tonight is|room is|kitchen is|house is|apartment is|flat is",
  THE: 'the|a|an|my|our|any|this|that|your|his|her',
}

/** Most words that an optional part may take, which bounds the work on a text that repeats them. */
const MOST = 4

/** Parts of a phrase at its spaces; those inside brackets belong to their part. */
const partOf = /(?:<!|!)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\S*|\[(?:[^[\]]|\[[^\]]*\])*\](?=$| )|\S+/g

/**
 * Returns the source of the pattern of a phrase: `[a|b]` may stand some times or not, `(a|b)` once, `...` is up to
 * three words; `<!(a|b)` in front and `!(a|b)` behind name words that must not stand there. Capitals stand for the
 * words of a macro; the rest is the notation of regular expressions.
 */
function sourceOf(line: string): string {
  let source = ''
  let isBegun = false
  const spelled = line.replace(/\b[A-Z]{2,}\b/g, (name) => (macros[name] ? `(?:${macros[name]})` : name))
  for (const part of spelled.match(partOf) ?? []) {
    const inside = part.replace(/^(?:<!|!)?[([]|[)\]]$/g, '')
    if (part.startsWith('<!(')) source += `(?<!\\b(?:${inside}) )`
    else if (part.startsWith('!(')) source += `(?! (?:${inside})\\b)`
    else if (part === '...') source += '(?: [^ ,]+){0,3}'
    else if (part.startsWith('[') && part.endsWith(']'))
      source += isBegun ? `(?: (?:${inside})){0,${MOST}}` : `(?:(?:${inside}) ){0,${MOST}}`
    else {
      source += (isBegun ? ' ' : '') + part
      isBegun = true
    }
  }
  return source
}

/** Phrase of a table; its pattern is built when a text has a word that the phrase opens with. */
export interface Phrase {
  /** Words of which a text has one, if the phrase is in it; null where the opening is no list of plain words. */
  opensWith: ReadonlySet<string> | null
  pattern: () => RegExp
}

/** Returns the words that the first part of a phrase which must be there begins with; null for other parts. */
function openingOf(line: string): ReadonlySet<string> | null {
  const first = (line.match(partOf) ?? []).find((part) => !/^(?:\[|<!\()/.test(part))
  const spelled = first?.replace(/\b[A-Z]{2,}\b/g, (name) => macros[name] ?? name) ?? ''
  const words = spelled
    .replace(/[()]/g, '')
    .split('|')
    .map((one) => one.split(' ')[0] ?? '')
  return words.every((word) => /^[a-z']+$/.test(word)) ? new Set(words) : null
}

/** Returns the phrases of a table, one per line. */
export const phrasesOf = (table: string): Phrase[] =>
  linesOf(table).map((line) => {
    let built: RegExp | null = null
    return {
      opensWith: openingOf(line),
      pattern: () => {
        built ??= new RegExp(`(?<![a-z'])(?:${sourceOf(line).replace(/\((?!\?)/g, '(?:')})(?![a-z'])`, 'g')
        return built
      },
    }
  })
