import type { Allergen, Word } from '../foods/index.ts'

/** Words that deny allergens of the food behind them: "gluten-free soy sauce", "vegan butter". */
export interface Claim {
  denies: readonly Allergen[]
  /**
   * True when the words name the allergen itself. "Vegan" does not: products made without milk on purpose may
   * carry it, and are labelled so (UK Food Standards Agency, "vegan and free-from"), so the answer is "check
   * the label".
   */
  exact: boolean
  /** Range of words that the claim covers, itself included: `from` inclusive, `to` exclusive. */
  from: number
  to: number
}

const animal: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const claims: readonly { words: string; denies: readonly Allergen[]; exact: boolean }[] = [
  { words: 'vegan', denies: animal, exact: false },
  { words: 'plant based', denies: animal, exact: false },
  { words: 'vegetarian', denies: ['fish', 'crustaceans', 'molluscs'], exact: false },
  { words: 'veggie', denies: ['fish', 'crustaceans', 'molluscs'], exact: false },
  { words: 'non dairy', denies: ['milk'], exact: false },
  { words: 'nondairy', denies: ['milk'], exact: false },
  { words: 'dairy free', denies: ['milk'], exact: true },
  { words: 'milk free', denies: ['milk'], exact: true },
  { words: 'gluten free', denies: ['gluten'], exact: true },
  { words: 'gf', denies: ['gluten'], exact: true },
  { words: 'wheat free', denies: ['gluten'], exact: false },
  { words: 'egg free', denies: ['eggs'], exact: true },
  { words: 'eggless', denies: ['eggs'], exact: true },
  { words: 'eggfree', denies: ['eggs'], exact: true },
  { words: 'nut free', denies: ['tree-nuts', 'peanuts'], exact: true },
  { words: 'peanut free', denies: ['peanuts'], exact: true },
  { words: 'soy free', denies: ['soy'], exact: true },
  { words: 'soya free', denies: ['soy'], exact: true },
  { words: 'fish free', denies: ['fish'], exact: true },
  // Fish in a Worcestershire or Caesar sauce is anchovy, and egg in a hard cheese is lysozyme.
  { words: 'anchovy free', denies: ['fish'], exact: true },
  { words: 'lysozyme free', denies: ['eggs'], exact: true },
  { words: 'fishless', denies: ['fish'], exact: false },
  { words: 'shellfish free', denies: ['crustaceans', 'molluscs'], exact: true },
  { words: 'sesame free', denies: ['sesame'], exact: true },
  { words: 'celery free', denies: ['celery'], exact: true },
  { words: 'mustard free', denies: ['mustard'], exact: true },
  { words: 'sulphite free', denies: ['sulphites'], exact: true },
  { words: 'sulfite free', denies: ['sulphites'], exact: true },
  { words: 'unsulphured', denies: ['sulphites'], exact: true },
  { words: 'unsulfured', denies: ['sulphites'], exact: true },
  { words: 'no added sulphites', denies: ['sulphites'], exact: true },
]

/**
 * Number of words that a claim reaches ahead to its noun; a comma, a bracket or an "and" stops it earlier.
 */
const REACH = 5
const ending = new Set(
  'and or plus with in for if from on over under topped filled stuffed coated dipped wrapped rolled served cooked fried'.split(
    ' ',
  ),
)

/** Claims in brackets between another one and its noun. */
const bracketed = /(?<=\b(?:vegan|vegetarian|plant[ -]based|[a-z]+[ -]free) )\(([a-z]+[ -]free)\)(?= [a-z])/gi
/**
 * Blanks the brackets around a claim between another one and its noun: "vegan (anchovy-free) Worcestershire sauce"
 * makes two claims of the sauce. The text keeps its length.
 */
export const withoutClaimBrackets = (text: string): string =>
  text
    .replace(asLabeled, (found, stop: string) => stop.padEnd(found.length))
    .replace(bracketed, ' $1 ')
    .replace(listed, '$1 ')
    .replace(replaced, (found) => ' '.repeat(found.length))
    .replace(remark, (found, claim: string) => `(${claim})`.padEnd(found.length))
    .replace(ofLabels, (found) => {
      if (statesContents.test(found)) return found
      const claim = deniedFirst.exec(found)?.[0]
      return (claim ? `${claim})` : '').padEnd(found.length)
    })
    .replace(denied, (found) => ' '.repeat(found.length))
    .replace(quoted, (found) => ' '.repeat(found.length))

/** Words by which a label makes a claim of the food before them: "buckwheat flour, labeled gluten-free". */
const asLabeled =
  /([,(] ?)(?:that is |which is |if )?(?:clearly |specifically )?(?:naturally|label(?:l)?ed|certified|marked|guaranteed|verified|sold|declared)(?: (?:as|to be))? (?=[a-z]+[ -]free\b)/gi

/** Writes out two claims that share their "free". The text changes its length. */
export const withWholeClaims = (text: string): string =>
  text
    .replace(both, '$1-free$2 $3-free')
    .replace(named, '$1-free')
    .replace(safeFor, (_, before?: string, behind?: string) => `${before ?? behind}-free`)
    .replace(madeWithout, (_, stop: string, what: string) => `${stop || ', '}${what.replace(/s$/, '')}-free`)

/** A claim behind its food in words: "flour without gluten", "panko (free of milk)". A list of several is no claim. */
const madeWithout =
  /((?:, |\()?) ?\b(?:(?:made |produced )?without|free (?:of|from)|with no|no) (?:any )?(gluten|dairy|milk|eggs?|soy)\b(?! (?:or|and|nor|&|[a-z])|,? ?(?:or|nor|and)\b)/gi

/** A claim of an imitation before its noun: "no-fish fish sauce", "not-chicken bouillon". */
const named =
  /\b(?:no|not|un)-(fish|tuna|salmon|shrimp|crab|chicken|beef|pork|bacon|ham|meat|egg|dairy|milk|nut)(?= [a-z]|[,;]|$)/gi

/** A claim by the allergy for which a food is safe: "milk-allergy-safe", "nut-safe", "suitable for egg allergies". */
const safeFor = new RegExp(
  [
    '(ALLERGEN)s?(?:[- ]allerg(?:y|ies|ic|en))?[- ](?:safe|friendly)',
    '(?:safe|suitable|fine|ok) for (?:an? |people with |those with )?(ALLERGEN)s?[- ]allerg(?:y|ies|ics?|ens?)(?: sufferers)?',
  ]
    .join('|')
    .replaceAll('ALLERGEN', 'gluten|dairy|milk|egg|soy|peanut|nut|fish|shellfish|sesame|celery|mustard')
    .replace(/^/, '\\b(?:')
    .replace(/$/, ')\\b'),
  'gi',
)

/** Two claims that share their "free": "egg- and dairy-free". */
const both = /\b([a-z]+)-( (?:and|or|&)) ([a-z]+)[- ]free\b/gi
/** Remark behind a claim in brackets: "panko (dairy-free, most are)". */
const remark =
  /\(((?:[a-z]+-? (?:and|or|&) )?[a-z]+[- ]free), (?:most|many|check|read|if|some|a lot|lots|look|e\.g|such as|like|for example|for instance)[^()]*\)/gi
/**
 * Remark that a label is to be read, or what makers do: "(check the label for nut traces)", "(some contain lupin)",
 * ", check the label". It names what the product must not hold.
 */
const ofLabels =
  /\((?:[^()]*?[ ,;:–—-])?(?:(?:check|read|verify|double[- ]check|examine) (?:the |your |its |each |every |all |for |that |if |whether )?(?:\w+ )?(?:labels?|packag\w+|packet|ingredients?|brand|tin|jar|box|bottle|traces?|nut|allergens?|no|it|is|are|may|cross)|(?:some|many|most|certain|other|a few|several|lots of|cheap|cheaper|regular|ordinary|conventional|store-bought) (?:brands?|makers?|kinds?|types?|versions?|products?|ones?|of them)?(?: \w+)? ?(?:contain|have|has|include|use|are made with|add|hide)|look for (?:one|a brand|a kind|ones))\b[^()]*\)|, ?(?:please )?(?:check|read) (?:the |your |its )?(?:labels?|packag\w+|packet)\b[^()]*$/gi
/** Words by which such a remark says what is in this very product: "(contains wheat, check the label)". */
const statesContents =
  /^\(\s*(?:(?:this|it|which) )?(?:contains?|with|has|includes?|made (?:with|from|of))\b/i
/** Denial before such a remark, which holds: "(without egg, check the label)". */
const deniedFirst = /^\((?:without|no|free (?:of|from)) [a-z]+(?: (?:or|and) [a-z]+)?(?=[,;])/i
/** Remark that a food is not another one: "(not oyster sauce)", "(not bottled, which may contain sulphites)". */
const denied =
  /\(not (?!(?:only|just|necessarily|including|counting)\b)[^()]*\)|(?<=\([^()]*)[,;] ?(?:and )?(?:not|never|no) (?!(?:only|just|necessarily|including|counting|more|less|need|salt|added)\b)[^(),;]*(?=[),;])/gi
/** The comma between two claims before one noun: "gluten-free, dairy-free breadcrumbs". */
const listed = /\b([a-z]+[- ]free),(?= (?:and )?[a-z]+[- ]free [a-z])/gi
/**
 * Remark in brackets that a food replaces another, which is not there: "(they stand in for chopped peanuts)". One that
 * offers the other, "(replace with peanuts)", counts.
 */
const replaced =
  /\((?:(?:they|it|this|these|which) )?(?:(?:is |are )?used (?:here |in this )?)?(?:stand(?:s|ing)? in for|tak(?:e|es|ing) the place of|replac(?:es?|ing)|in place of|instead of|an? (?:[a-z]+(?:-free)? )?(?:stand-in|substitute|replacement|swap|alternative) (?:for|to)) (?:(?!\b(?:with|by|use|or|if|when|for those)\b)[^()])*\)/gi
/** Name in quotation marks in brackets, which a food only goes by: "ground flax and water (the "egg")". */
const quoted = /\((?:the|our|your) ["“”'‘’][^"“”'‘’()]+["“”'‘’]\)/gi

/**
 * Finds the claims in a text. A claim in brackets or behind a comma, "flour (gluten-free)", applies to the
 * words before it, unless it offers a choice: "butter (or dairy-free spread)".
 */
export function claimsIn(written: string, words: readonly Word[]): Claim[] {
  const text = withoutClaimBrackets(written)
  return claims.flatMap((claim) => {
    const spelled = claim.words.split(' ')
    return words.flatMap((_, at): Claim[] => {
      if (!spelled.every((word, offset) => words[at + offset]?.surface === word)) return []
      const after = at + spelled.length
      const parted = (one: Word, other: Word) => /[,;()[\]]/.test(text.slice(one.end, other.start))
      let to = after
      while (
        to < words.length &&
        to < after + REACH &&
        !ending.has(words[to]!.surface) &&
        !parted(words[to - 1]!, words[to]!)
      )
        to += 1
      const trails = to === after && at > 0 && parted(words[at - 1]!, words[at]!)
      return [{ denies: claim.denies, exact: claim.exact, from: trails ? 0 : at, to }]
    })
  })
}
