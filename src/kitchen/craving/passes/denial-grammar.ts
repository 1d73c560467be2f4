import { negatorPhrases } from './negator-phrases.ts'

/*
 * Grammar of a denial, as sources of patterns over the English words of a craving: a denier, the words between, and
 * what is denied. Foods are read word by word in negation.ts; colours, textures, cuisines, ways and tools are read by
 * this grammar.
 */

/** Verbs of aversion, in their base form. */
const verbs =
  'hate loathe detest despise dislike abhor avoid refuse reject ban ditch omit skip exclude eliminate nix'

/** Returns the forms of a regular verb: hate, hates, hated, hating; skip, skips, skipped, skipping. */
const formsOf = (verb: string): string[] => {
  const root = verb.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bnpt]$/.test(verb) && verb !== 'omit' ? verb + verb.slice(-1) : root
  const s = /(?:sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, s, `${verb === 'omit' ? 'omitt' : doubled}ed`, `${verb === 'omit' ? 'omitt' : doubled}ing`]
}

/** Verbs of aversion in every form, each of which denies what stands behind it. */
export const aversions: readonly string[] = verbs.split(' ').flatMap(formsOf)

const auxiliaries = 'do|does|did|will|would|could|should|must|has|have|had'
const not = `(?:(?:${auxiliaries})(?:n't|nt| not)|wo(?:n't|nt)|ca(?:n't|nt|nnot|n not)|ai(?:n't|nt)|never|not)`
const adverbs =
  '(?:really|even|ever|usually|currently|actually|going to|gonna|able to|want to|wants to|wanna|like to|be)'
const taking =
  '(?:eats?|eating|ha(?:ve|s)|having|touch(?:es)?|likes?|stand|do|wants?|need|take|tolerate|handle|stomach|bear|enjoy|love|care for|go near|come near|look at|go for|serve|make|cook|feel like|use|put up with|deal with|chew|swallow)'
const phrases = negatorPhrases
  .filter(
    ({ strength, words: [first = '', second = ''] }) =>
      strength === 'exclusion' && first !== 'stuck' && second !== 'of using' && first !== 'out',
  )
  .map(({ words }) => words.join(' '))
  .join('|')

/** Words that deny what stands behind them, whatever it is: "won't touch", "hates", "sick of", "no". */
export const denier = `(?:${not}(?: ${adverbs})* ${taking}|(?:${aversions.join('|')})(?: to (?:eat|touch|try|have|cook|make|use))?|gag(?:s|ging)? (?:on|at|over)|${phrases}|no|without|minus|sans|nothing|nor|neither|zero)`

/** Words for whatever there is to eat, by which a quality is denied of all of it: "anything", "things that are". */
const whatever =
  '(?: (?:any|all|the|of|more|another))*(?: (?:anything|everything|something|things?|foods?|stuff|dishes|meals?|ingredients?|textures?))'
const linking =
  "(?: (?:that|which|who|is|are|was|be|being|it's|that's|looks?|looking|tastes?|tasting|feels?|smells?|seems?|gets?|goes|has|have|with|too|so|very|overly|super|really|at all|remotely|even|vaguely|slightly|faintly|all|visibly|a|an|any))*"
const kinds =
  '(?:foods?|things?|stuff|dishes|meals?|textures?|tastes?|flavou?rs?|recipes?|ingredients?|colou?rs?)'

/** A list of qualities: "slimy, mushy or gooey". */
const listOf = (quality: string): string =>
  `(?:${quality})(?:(?:,| and| or| nor|, and|, or)(?: too| anything)? (?:${quality}))*`

/**
 * Returns the source of a pattern for a quality that is denied of all food: "won't touch anything green", "nothing red",
 * "hates mushy food". A quality before a food belongs to the food, and is no match: "no red peppers".
 */
export const deniedOfAll = (quality: string): string =>
  `(?:(?:${denier}${whatever}|nothing|n(?:ot|or) anything)${linking} ${listOf(quality)}${ends}|${denier}(?: (?:any|all|the|more))* ${listOf(quality)} ${kinds}(?![a-z]))`

/** End of a phrase, where no noun goes on with it. */
const ends =
  '(?=$|[^ a-z]| (?:foods?|things|stuff|on|in|at|for|please|tonight|today|either|anymore|whatsoever|and|or|but|because|since|so|when|this|these|with)(?![a-z]))'
