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
export const actions =
  '(?:add|stir|fold|pour|sprinkle|top|mix|brush|whisk|whip|beat|season|drizzle|spread|melt|serve|use|fry|simmer|saute|toss|coat|dip|cover|finish|cook|bake|roast|grate|crumble|put|place|lay|set|let|leave|heat|warm|bring|boil|drain|rinse|cut|slice|chop|dice|mince|garnish|scatter|dust|spoon|ladle|dot|rub|stuff|fill|wrap|layer|arrange|pile|press|shape|form|roll|knead|blend|combine|return|transfer|turn|flip|remove|take|keep|chill|cool|freeze|rest|adjust|taste|squeeze|strain|mash|shred|pull|tear|break|crack|separate|soak|toast|grill|broil|sear|brown|steam|poach|work|grease|line|divide|tip|tuck|thread|skewer|make|swirl|glaze|deglaze|reduce|thicken|enrich|loosen|bind|throw|drop|smear|nestle)'

/** Words that open a stretch: comparisons with something that is not there. */
const comparison = new RegExp(
  [
    "(?<!\\b(?:you|you'd|would|if|we|they|people|guests|kids|may|might|many|some|others|most|everyone|all|to) )(?:un)?like",
    'as (?:you|one|we) (?:would|might|do)(?: with| for| in)?',
    'as (?:if|though|with|an?|in an?)|same as|(?<![.:;] |^)as for',
    '(?<!\\b(?:all|half) )the(?: same)? way(?! (?:through|down|up|to|out|in|around|across|round|over)\\b)(?: that)?',
    '(?:has|have|having|tak(?:es?|ing) on|with) (?:all )?the (?:richness|taste|flavou?r|texture|look|looks|feel|depth|body|smell|scent|aroma|crunch|chew|bite|snap|tang|colou?r|shape|size|consistency|crispness|creaminess|silkiness|sweetness|saltiness|smokiness|heft|weight|springiness|stretch|shine|warmth) of',
    '(?:think of|imagine)(?: it| this| them| these)?(?: as)?',
    'how (?:you|one) would',
    '(?:stiff|thick|smooth|creamy|soft|fluffy|light|crispy?|firm|silky|rich|dark|thin|brown|sticky|tender|glossy|meaty|savou?ry|chewy|salty|dense|big|small|large|hearty|juicy|crunchy|good|pale|golden|tangy|tart|sharp|sour|sweet|smoky|yellow|white|red|orange|pink|shiny|stretchy|gooey|cheesy|buttery|eggy|custardy|airy|spongy|flaky) as',
    // Any quality, unless it tells how long or how much: "as fine as rice".
    'as (?!soon|quickly|long|much|many|far|well|fast|little|needed|thinly|evenly|finely|good|often)[a-z]+ as',
    // Two qualities that are compared, "as cool and tangy as sour cream", unless they tell how long or how much.
    'as (?!soon|quickly|long|much|many|far|well|fast|little|needed|thinly|evenly|finely)[a-z]+,? (?:and|yet|but) [a-z]+ as',
    'where (?:you|one|we|others|other cooks|an? (?:classic|usual|traditional|ordinary|normal|regular|standard) (?:recipe|version|one)|an? [a-z]+ cook|another cook|another recipe|most recipes|most cooks|many cooks|people|the (?:original|classic|usual recipe|traditional recipe|recipe)|[a-z]+ cooks?)(?: (?:might|would|could|may))?(?: (?:otherwise|normally|usually|traditionally|ordinarily|often|always))?(?: (?:leans? on|offer|serve|start|begin|finish|end|reach for|use|add|pour|spread|call for|calls for|have|has|want|expect|find|put|puts|relies on|rely on|starts|uses|adds|takes|take|reaches for))(?: (?:with|on))?',
    `(?:more|less|closer|(?!(?:high|low|hott|oth|aft|ov|und|nev|ev)er)[a-z]{2,}(?:er|ier)) than(?! (?:anything|ever|all|enough|once|\\d|an? (?:cup|few|minute|handful|pinch)|half|one(?! (?:made|baked|cooked|thickened|set|with|of)\\b)|two|three))`,
    '(?:more|less) [a-z]+ than(?! (?:\\d|an? (?:cup|few|minute|handful|pinch)|half|once|you|it|they))',
    'resembl(?:es?|ing)|reminiscent of|mimic(?:s|king)?|imitat(?:es?|ing)|evok(?:es|ing)|recall(?:s|ing)',
    '(?:smells?|smelling|tast(?:es?|ing)|redolent|aroma|scent|remind(?:s|ing)?(?: (?:you|one|us))?)(?: (?:faintly|slightly|almost|strongly|vaguely|a little|a bit))? of',
    '(?:richness|savou?riness|creaminess|depth|saltiness|umami|body|tang|smokiness|sweetness) that',
    'where the [a-z]+(?: [a-z]+)? (?:version|recipe|original|classic|kind) (?:has|uses|wants|takes|calls for)',
    '(?:colou?r|body|texture|consistency|thickness|flavou?r|taste|look|feel|size|shape|chew|bite|crunch|smell|richness|depth|springiness|crispness) of',
    '(?:closer?|near|similar|akin|comparable|identical) to|(?:somewhere|halfway) between',
    '(?:just|almost|nearly|quite|every bit|(?:which|that|it|they|this|these) [a-z]+) as (?:well|nicely|quickly|easily|evenly|crisply|fast|long|much|readily) as',
    'what (?=(?:an? |the |some )?(?:[a-z-]+ ){1,3}(?:does|do|would|usually|normally|gives?|brings?|adds|lends|did)\\b)',
    // A food turns into another of itself, without an article: "warm seeds turn to butter".
    '(?<=[a-z] )turn(?:s|ed|ing)? (?:in)?to(?! (?:an?|the|your|each|half|this|that|it|them|\\d))',
    'miss(?:es|ing)? (?:the|that|some) [a-z]+ of',
    'as (?:much|many) [a-z]+ as',
    '(?:much|just) as (?=[a-z]+(?: [a-z]+)? (?:does|do|would)\\b)',
    'swear (?:there (?:was|is|were)|it (?:was|had|is))',
    'mistake (?:it|them|this|these) for|pass(?:es)? for',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'g',
)

/** Comparison with a pronoun for what another food does, to the end of its clause: "just as it does with lard". */
const likewise =
  /\b(?:as|like|than|the way|how) (?:it|they|you|one|we|he|she|that|this|the [a-z]+)(?:['’]d)? (?:does|do|did|would|might|could|will|can|has|used to|always (?:does|did))\b[^.;:,()]*/g
/** Another action, with which such a comparison ends. */
const nextAction = new RegExp(` (?:and|but|then|or) (?:then |just )?${actions}\\b`)

/** Words that open a stretch: what is not in the dish, or what it has something else for. */
const denial = new RegExp(
  [
    '(?:no|any) need (?:for|of|to (?:add|use|buy|have))',
    "(?:not|n't) (?:need|want|miss|require|contain|include|call for|find|see|taste|spot|be (?:tempted|fooled|lured) (?:by|into)|(?:also |ever )?(?:pack|process|handle|roast|bottle)(?: any)?)(?: to (?:add|use|buy|have))?",
    "(?:do|does) not (?:add|use|put in|stir in|include)|(?:don't|never) (?:add|use|put in|stir in|include)",
    'resist(?:ing)? (?:reaching for|[a-z]+ing(?: in| on)?|the (?:urge|temptation) to (?:add|use|reach for))',
    'never (?:had|saw|held|contained|touched|met)(?: (?:any|an?|the))?',
    "(?<!not |n't |never )forget|minus|(?:has|have|having) no use for",
    '(?:nobody|no one|hardly anyone) (?:will |would )?(?:miss(?:es)?|notices?|needs?|wants?)',
    // Products that share a factory, and traces that a label is read for.
    '(?:pack(?:ed|aged)|processed|made|handled|roasted|bottled) (?:alongside|next to|near|on (?:lines|equipment) (?:with|that)|in (?:a|the same) (?:facility|factory|plant) (?:with|as|that))',
    '(?:for|may contain|might contain|can contain|carry) (?:any |hidden )?traces? of',
    '(?:without|instead of|rather than) (?:anything|something|whatever)(?: (?:from|of|in|out of|made (?:from|of|with)))?',
    // "nothing from a fish sauce bottle", "hold off on popcorn"
    'nothing (?:from|out of|of|with)|(?:hold|lay)(?:ing)? off(?: on)?|(?:stay|keep)(?:ing)? (?:well )?away from|steer(?:ing)? clear of|say no to|go(?:ing)? without|do(?:ing)? without|(?:not|never) with',
    'not the (?:one|kind|sort|pan|board|knife|spoon)s? (?:used |meant )?(?:for|with|from|of)',
    'no(?! (?:more|less|fewer|longer|sooner|later|need|one)\\b)|without|neither|nor|instead of|rather than|in (?:place|lieu) of',
    'replac(?:es?|ing)|(?:substitut\\w+|stand-?ins?|replacements?|swaps?) for|alternatives? to',
    'st(?:ands?|anding|ood) in(?: [a-z]+ly)? for|fill(?:s|ing)? in for|tak(?:es?|ing) the (?:place|role) of|tak(?:es?|ing) over (?:from|for)|do(?:es|ing)? the (?:job|work) of|play(?:s|ing)? the (?:part|role) of|mak(?:es?|ing) up for',
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
  `${stops}|,(?!(?: (?!${actions}\\b)[a-z-]+){1,3}${last})(?!${last.slice(2)})|^ (?!using|adding|buying|including|topping|filling|pudding|seasoning|dressing|icing|frosting|dripping|shortening|stuffing|coating|gelling)[a-z]+ing\\b| and (?:the|an?|some|your|\\d)\\b|(?<=[a-z,]) (?:for|in|on|to|from|under|at|is|are|has|have|will) `,
)
/**
 * Clause behind a denied food that says what is in it: "skip the malt vinegar, that's made from barley", "no
 * Worcestershire here, it has anchovies".
 */
const ofDenied =
  /^[^.;:!?()\n]*?(?:,| ?[:;])? \b(?:which|that|what|it|they|those|these|both|each|either|all (?:of them|two|three|four|of it)|(?:because|since|as) (?:it|they|that|those))(?:'s|'re)? (?:\w+ )?(?:(?:is|are|has|have|contains?|made|usually|often|normally|always|mostly|typically|sometimes|might|may|can|hides?|uses?)\b)[^.;:!?()\n]*/
/** Order that brings in what a denial has left out: "without the cream it is dry, so pour it in". */
export const afterAll = 'so (?:pour|add|stir|fold|whisk|mix|use) (?:it|them|some)'
/** Words behind a denial that take it back: "no cream until the end", "without the cream it is dry, so pour it in". */
const takenBack = new RegExp(
  `^[^.;]*\\b(?:until|yet(?=[.,;]|$)|before|at once|too (?:early|soon|fast|much)|all of|${afterAll})\\b`,
)

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
    // "Never with honey before the first birthday" takes nothing back.
    if (!words.startsWith('never') && isTakenBack?.test(rest)) return []
    const [first] = [ending.exec(rest)]
    return [{ start, end: start + (first?.index ?? rest.length) }]
  })

/** Returns the stretches of a text that only talk of foods, computed once per step. */
const talkIn = oncePer((step: { folded: string }): readonly Stretch[] => [
  ...stretchesOf(step.folded, comparison, endOfComparison),
  ...stretchesOf(step.folded, denial, endOfDenial, takenBack),
  ...[...step.folded.matchAll(likewise)].map(({ index, 0: said }) => ({
    start: index,
    end: index + (nextAction.exec(said)?.index ?? said.length),
  })),
  ...clausesOfDenied(step.folded),
])

/** True when a place of a step lies in a stretch that only talks of foods. */
export const isInTalk = (step: { folded: string }, start: number): boolean =>
  talkIn(step).some((stretch) => stretch.start <= start && start < stretch.end)
