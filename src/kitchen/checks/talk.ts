import { oncePer } from './once-per.ts'

/*
 * Stretches of a step that only talk of foods: what the dish is like, what another cook would use, and what
 * is not in it. They are read as clauses and not as words before a food, since a comparison goes on until
 * its clause ends: "as you would whip egg whites for a classic mousse".
 */

/** Stretch of a text. */
interface Stretch {
  start: number
  end: number
}

/** Verbs of a cook's action, which end a stretch of talk behind a comma or an "and". */
const actions =
  '(?:add|stir|fold|pour|sprinkle|top|mix|brush|whisk|whip|beat|season|drizzle|spread|melt|serve|use|fry|simmer|saute|toss|coat|dip|cover|finish|cook|bake|roast|grate|crumble|put|place|lay|set|let|leave|heat|warm|bring|boil|drain|rinse|cut|slice|chop|dice|mince|garnish|scatter|dust|spoon|ladle|dot|rub|stuff|fill|wrap|layer|arrange|pile|press|shape|form|roll|knead|blend|combine|return|transfer|turn|flip|remove|take|keep|chill|cool|freeze|rest|adjust|taste|squeeze|strain|mash|shred|pull|tear|break|crack|separate|soak|toast|grill|broil|sear|brown|steam|poach|work|grease|line|divide|tip|tuck|thread|skewer|make|swirl|glaze|deglaze|reduce|thicken|enrich|loosen|bind|throw|drop|smear|nestle)'

/** Words that open a stretch: comparisons with something that is not there. */
const comparison = new RegExp(
  [
    "(?<!(?:you|you'd|would|if|we|they|i|people|guests|kids|may|might) )(?:un)?like",
    'as (?:you|one|we) (?:would|might|do)(?: with| for| in)?',
    'as (?:if|though|with|an?|in an?)|same as|(?<![.:;] |^)as for',
    '(?<!\\b(?:all|half) )the(?: same)? way(?! (?:through|down|up|to|out|in|around|across|round|over)\\b)(?: that)?',
    '(?:has|have|having|tak(?:es?|ing) on|with) (?:all )?the (?:richness|taste|flavou?r|texture|look|looks|feel|depth|body|smell|scent|aroma|crunch|chew|bite|snap|tang|colou?r|shape|size|consistency|crispness|creaminess|silkiness|sweetness|saltiness|smokiness|heft|weight|springiness|stretch|shine|warmth) of',
    '(?:think of|imagine)(?: it| this| them| these)?(?: as)?',
    'how (?:you|one) would',
    '(?:stiff|thick|smooth|creamy|soft|fluffy|light|crispy?|firm|silky|rich|dark|thin|brown|sticky|tender|glossy|meaty|savou?ry|chewy|salty|dense|big|small|large|hearty|juicy|crunchy|good|pale|golden|tangy|tart|sharp|sour|sweet|smoky|yellow|white|red|orange|pink|shiny|stretchy|gooey|cheesy|buttery|eggy|custardy|airy|spongy|flaky) as',
    // Two qualities that are compared, "as cool and tangy as sour cream", unless they tell how long or how much.
    'as (?!soon|quickly|long|much|many|far|well|fast|little|needed|thinly|evenly|finely)[a-z]+,? (?:and|yet|but) [a-z]+ as',
    'where (?:you|one|we|others|other cooks|another cook|another recipe|most recipes|most cooks|many cooks|people|the (?:original|classic|usual recipe|traditional recipe|recipe)|[a-z]+ cooks?)(?: (?:might|would|could|may))?(?: (?:otherwise|normally|usually|traditionally|ordinarily|often|always))?(?: (?:offer|serve|start|begin|finish|end|reach for|use|add|pour|spread|call for|calls for|have|has|want|expect|find|put|puts|relies on|rely on|starts|uses|adds|takes|take|reaches for))(?: (?:with|on))?',
    `(?:more|less|closer|(?!(?:long|lat|soon|high|low|hott|oth|aft|ov|und|nev|ev)er)[a-z]{2,}(?:er|ier)) than(?! (?:anything|ever|all|enough|once|\\d|an? (?:cup|few|minute|handful|pinch)|half|one|two|three))`,
    'resembl(?:es?|ing)|reminiscent of|mimic(?:s|king)?|imitat(?:es?|ing)|evok(?:es|ing)|recall(?:s|ing)',
    '(?:smells?|smelling|tast(?:es?|ing)|redolent|aroma|scent|remind(?:s|ing)?(?: (?:you|one|us))?)(?: (?:faintly|slightly|almost|strongly|vaguely|a little|a bit))? of',
    '(?:richness|savou?riness|creaminess|depth|saltiness|umami|body|tang|smokiness|sweetness) that',
    'where the [a-z]+(?: [a-z]+)? (?:version|recipe|original|classic|kind) (?:has|uses|wants|takes|calls for)',
    '(?:colou?r|body|texture|consistency|thickness|flavou?r|taste|look|feel|size|shape|chew|bite|crunch|smell|richness|depth|springiness|crispness) of',
    '(?:closer|similar|akin|comparable|identical) to|(?:somewhere|halfway) between',
    'mistake (?:it|them|this|these) for|pass(?:es)? for',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'g',
)

/** Words that open a stretch: what is not in the dish, or what it has something else for. */
const denial = new RegExp(
  [
    '(?:no|any) need (?:for|of|to (?:add|use|buy|have))',
    "(?:not|n't) (?:need|want|miss|require|contain|include|call for)(?: to (?:add|use|buy|have))?",
    "(?:do|does) not (?:add|use|put in|stir in|include)|(?:don't|never) (?:add|use|put in|stir in|include)",
    'resist(?:ing)? (?:reaching for|adding|using|the (?:urge|temptation) to (?:add|use|reach for))',
    "(?<!not |n't |never )forget|minus|(?:has|have|having) no use for",
    '(?:nobody|no one|hardly anyone) (?:will |would )?(?:miss(?:es)?|notices?|needs?|wants?)',
    'no(?! (?:more|less|fewer|longer|sooner|later|need|one)\\b)|without|neither|nor|instead of|rather than|in (?:place|lieu) of',
    'replac(?:es?|ing)|(?:substitut\\w+|stand-?ins?|replacements?|swaps?) for|alternatives? to',
    'st(?:ands?|anding|ood) in(?: [a-z]+ly)? for|fill(?:s|ing)? in for|tak(?:es?|ing) the (?:place|role) of|do(?:es|ing)? the (?:job|work) of|play(?:s|ing)? the (?:part|role) of|mak(?:es?|ing) up for',
    "(?<!not |n't |never )(?:leav(?:e|es|ing) out|omit(?:s|ting)?|skip(?:s|ping)?|avoid(?:s|ing)?)|the (?:missing|absent|absence of)",
  ]
    .map((words) => `(?<![a-z-])(?:${words})\\b`)
    .join('|'),
  'g',
)

/** Longest stretch, in letters: a clause that goes on for longer was read wrong. */
const LONGEST = 80

/** Returns the ends that both kinds share: a stop, a bracket, another action, a "with" of the dish itself. */
const stopsAt = (joined: string): string =>
  `[.;:!?()\\n]|,? (?:and|but|then|and then|or|just) (?:then |just |gently |quickly |slowly )?${actions}\\b|,? then\\b|,? (?:until|till|before|after|while)\\b|\\b(?:${joined}|into|onto|over|but|plus|along|around|across|near|inside|on (?:the|each|a)|at the|from the)\\b`
const stops = stopsAt('with')
/**
 * A comma ends a comparison, and so does what is added to the dish. What the other food is mixed with belongs to the
 * comparison: "as thick as labneh loosened with a spoonful of milk".
 */
const endOfComparison = new RegExp(
  `${stopsAt('(?<!\\b(?:loosened|thinned|mixed|whisked|made|beaten|enriched|thickened|set|bound|finished) )with')}|,`,
)
/** Last of a list of foods: ", or cheese". */
const last = `,? (?:or|nor|and) (?!${actions}\\b)[a-z-]+(?: [a-z-]+){0,2}(?:[.,;]|$)`
/** A list of what is denied goes on over commas to its "or"; any other comma ends it. */
const endOfDenial = new RegExp(
  `${stops}|,(?!(?: (?!${actions}\\b)[a-z-]+){1,3}${last})(?!${last.slice(2)})|^ (?!using|adding|buying|including)[a-z]+ing\\b| and (?:the|an?|some|your|\\d)\\b| (?:for|in|on|to|from|under|at|is|are|has|have|will) `,
)
/**
 * Clause behind a denied food that says what is in it: "skip the malt vinegar, that's made from barley", "no
 * Worcestershire here, it has anchovies".
 */
const ofDenied =
  /^[^.;:!?()\n]*?,? \b(?:which|that|what|it|they|those|these|(?:because|since|as) (?:it|they|that|those))(?:'s|'re)? (?:\w+ )?(?:(?:is|are|has|have|contains?|made|usually|often|normally|always|mostly|typically|sometimes|might|may|can|hides?|uses?)\b)[^.;:!?()\n]*/
/** Words behind a denial that take it back: "no cream until the end". */
const takenBack = /^[^.;]*\b(?:until|yet|before|at once|too (?:early|soon|fast|much)|all of)\b/

/** Returns the clauses that say what is in a food that is left out. */
const clausesOfDenied = (text: string): Stretch[] =>
  [...text.matchAll(denial)].flatMap(({ index, 0: words }) => {
    const start = index + words.length
    const clause = ofDenied.exec(text.slice(start, start + LONGEST * 2))?.[0]
    return clause === undefined ? [] : [{ start, end: start + clause.length }]
  })

const stretchesOf = (text: string, opening: RegExp, ending: RegExp, isTakenBack?: RegExp): Stretch[] =>
  [...text.matchAll(opening)].flatMap(({ index, 0: words }) => {
    const start = index + words.length
    const rest = text.slice(start, start + LONGEST)
    if (isTakenBack?.test(rest)) return []
    const [first] = [ending.exec(rest)]
    return [{ start, end: start + (first?.index ?? rest.length) }]
  })

/** Beginnings of a sentence that describes the dish, or tells what other cooks do: "Most versions call for butter". */
const describing =
  /^(?:it|its|this|these|that|they|nobody|most|many|people|cooks|traditional(?:ly)?|classic(?:ally)?|usually|normally|originally|even(?! out)|neither|the (?:result|trick|secret|idea|point|original|classic|usual|traditional|finished)|an? (?:vegan|vegetarian|plant-based|classic|traditional|real|proper|normal|usual|good)|some (?:people|cooks|versions|recipes)|if (?:it|they)|where)\b/
/** Words of such a sentence by which a food goes into the dish after all: "it wants a knob of butter". */
const joining =
  /\b(?:add(?:s|ed|ing)?|goes?|comes? in|join(?:s|ed)?|wants?|gets?|stir(?:red)?|fold(?:ed)?|whisk(?:ed)?|pour(?:ed)?|top(?:ped)?|finish(?:ed)?|needs? (?:an?|some|more|the)|(?:is|are) [a-z]+ed (?:with|in|into|on|over|by)|(?:knob|splash|spoon|spoonful|glug|dash|handful|pinch|cup|slice|dollop|drizzle) of)\b|\d/

/** A condition with an order behind it: "where it looks dry, offer cream". */
const ordering = new RegExp(`^(?:where|if)\\b.*, (?:offer|pass|${actions})\\b`)

/** Returns the sentences of a text that describe and do not tell what to do. */
const descriptionsIn = (text: string): Stretch[] =>
  [...text.matchAll(/[^.;:!?()\n]+/g)].flatMap(({ index, 0: sentence }) =>
    describing.test(sentence.trimStart()) && !joining.test(sentence) && !ordering.test(sentence.trimStart())
      ? [{ start: index, end: index + sentence.length }]
      : [],
  )

/** Returns the stretches of a text that only talk of foods, computed once per step. */
const talkIn = oncePer((step: { folded: string }): readonly Stretch[] => [
  ...descriptionsIn(step.folded),
  ...stretchesOf(step.folded, comparison, endOfComparison),
  ...stretchesOf(step.folded, denial, endOfDenial, takenBack),
  ...clausesOfDenied(step.folded),
])

/** True when a place of a step lies in a stretch that only talks of foods. */
export const isInTalk = (step: { folded: string }, start: number): boolean =>
  talkIn(step).some((stretch) => stretch.start <= start && start < stretch.end)

/** Sentence that tells what else would do: "that works in a pinch", "swap in ricotta". */
const suggesting =
  /\b(?:(?:works?|does|is|are|tastes?) (?:just as |equally |also |really )?(?:well|fine|great|good|nice|lovely|too|here|instead)\b(?! (?:done|cooked|coated|browned|mixed))|in a pinch|will do\b|would do\b|will also work|also works?|can (?:use|swap|sub)|swap (?:in|for|out)|sub(?:stitute)?s? (?:in|for))/
/** Question before such a sentence: "No buttermilk?" */
const lacking = /\b(?:no|out of|don't have|haven't got|can't find|not a fan of|don't like) [a-z' -]+\?\s*$/

/**
 * True when the sentence around a place only suggests another food than the listed one. It is no line that is
 * missing; a diet or an allergy holds for it all the same.
 */
export function isSuggested({ folded }: { folded: string }, start: number): boolean {
  const from = Math.max(
    0,
    ...['. ', '! ', '? ', '('].map((stop) => folded.lastIndexOf(stop, start - 1) + stop.length),
  )
  const sentence = folded.slice(from, from + (/[.!?)]/.exec(folded.slice(from))?.index ?? folded.length))
  return suggesting.test(sentence) || lacking.test(folded.slice(0, from))
}
