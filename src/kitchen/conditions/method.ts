import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import { sentences, tokens } from '../checks/words.ts'
import { findFoods } from '../foods/index.ts'

/** Orders to cook: "bake" but not "baked", because food that was baked before is not heated now. */
const cooking =
  /\b(?:bake|roast|boil|simmer|fry|saut[eé]|sear|grill|broil|microwave|steam|poach|cook|braise|stew|scramble|stir-fry|deep-fry|air-fry|pan-fry|blanch|brown|crisp|heat|toast|griddle|caramelize|soften|render|sweat|char|barbecue|reheat|pressure-cook|bubbl\w+|until (?:set|firm|golden|piping hot|steaming))\b/
/** Words that speak of no cooking: the heat that is turned off, and the cold in which a mousse sets. */
const noCooking =
  /\b(?:off|from|without|turn off) (?:the )?heat\b|\bpreheat\w*|\bno[- ]cook\b|\bnot cook\b|\b(?:chill|refrigerat|freez|fridge|cool)\w*\b[^.]*?\buntil (?:set|firm)\b/g

export const cooks = (sentence: string): boolean => cooking.test(sentence.replace(noCooking, ' '))

/** Returns the sentences of the method in order, folded. */
export const sentencesOf = (recipe: ReadDraft): string[] =>
  recipe.steps.flatMap((step) => sentences(step.folded))

/** Cuts and states, which name no food of their own: a "fillet" of the steps may be any. */
const vague = new Set(
  'fresh large small medium fillet piece slice breast thigh loin steak strip cheese raw sprout whole baby seedless ripe red green white black yellow orange mixed and or with of'.split(
    ' ',
  ),
)

const nameOf = (line: ReadLine): string[] => {
  const all = tokens(line.parsed.food)
  const own = all.filter((token) => !vague.has(token))
  return own.length > 0 ? own : all
}

const names = (sentence: string, name: readonly string[]): boolean => {
  const said = new Set(tokens(sentence))
  return name.some((token) => said.has(token))
}

/**
 * True when a step cooks the food of a line, in a sentence that names it or in a later one. With `strict`, a
 * later sentence that names only other foods of the list does not count: cheese is crumbled over a salad
 * before the meat is fried.
 */
export function isCooked(recipe: ReadDraft, line: ReadLine, strict = false): boolean {
  const name = nameOf(line)
  const all = sentencesOf(recipe)
  const first = all.findIndex((sentence) => names(sentence, name))
  if (first < 0) return all.some(cooks)
  const others = recipe.lines
    .filter((other) => other !== line)
    .flatMap(({ food }) => (food && food.id !== line.food?.id ? [food.id] : []))
  return all.slice(first).some((sentence) => {
    if (!cooks(sentence)) return false
    if (!strict || names(sentence, name)) return true
    return !findFoods(sentence).some(({ food }) => others.includes(food.id))
  })
}

const cutting =
  /\b(?:halv\w+|quarter\w*|chop\w*|cut|cuts|cutting|dic\w+|slic\w+|minc\w+|mash\w*|puree\w*|blend\w*|blitz\w*|process\w*|flatten\w*|squash\w*|crush\w*|grat\w+|shred\w*|mince|finely|ground|grind|smash\w*|small pieces|strips|batons|wedges|melt\w*)\b/

/** Verbs that begin a clause of their own behind an "and" or a comma. */
const clauseStart =
  /,? (?:and|then|and then|but) (?=(?:add|arrange|bake|boil|chill|chop|cook|cut|dice|divide|drain|fold|fry|garnish|grate|halve|heat|lay|leave|mash|mix|pack|place|pour|pull|put|quarter|rinse|roast|scatter|serve|set|simmer|slice|spoon|spread|sprinkle|squash|stir|thread|top|toss|tuck|wash|with)\b)|[,;:] (?=(?:add|arrange|lay|place|put|scatter|serve|stir|thread|top|tuck|toss|with)\b)|; /g

/**
 * Returns the clauses of the method in order, each with the food that a clause without one of its own speaks of: the
 * grapes of "rinse the grapes and quarter them".
 */
const clausesOf = (recipe: ReadDraft): { clause: string; before: string }[] =>
  sentencesOf(recipe).flatMap((sentence) => {
    const clauses = sentence.split(clauseStart)
    return clauses.map((clause, at) => ({ clause, before: clauses.slice(0, at).join(' ') }))
  })

/** Work that has no object of its own and so takes in all that is there: "blend until smooth". */
const onAll =
  /\b(?:mash|puree|blend|blitz|whizz|process|pulse)\w*(?= *(?:[.,;]|$)| (?:with|until|till|to|in|into|on|well|again|briefly|everything|it|them|all|smooth|roughly|finely|together)\b)|\b(?:everything|all of it|mixture|the batter)\b/

/** True when a clause does such work to the food of a line, and not only to another that the sentence names. */
function isWorked(recipe: ReadDraft, line: ReadLine, work: RegExp): boolean {
  if (work.test(line.text)) return true
  const name = nameOf(line)
  const all = clausesOf(recipe)
  const first = all.findIndex(({ clause }) => names(clause, name))
  const others = recipe.lines.filter((other) => other !== line && other.food?.id !== line.food?.id)
  return all.some(({ clause, before }, at) => {
    if (!work.test(clause)) return false
    if (names(clause, name)) return true
    if (first >= 0 && at >= first && onAll.test(clause)) return true
    return names(before, name) && !others.some((other) => names(clause, nameOf(other)))
  })
}

/**
 * True when the list or the method makes a food small or soft: "grapes, quartered", "cut the grapes
 * lengthwise". A banana that is mashed beside whole grapes does not.
 */
export const isCut = (recipe: ReadDraft, line: ReadLine): boolean => isWorked(recipe, line, cutting)

/** True when a food is grated, mashed or cut finely, so that it may stay raw. */
export const isMadeFine = (recipe: ReadDraft, line: ReadLine): boolean =>
  isWorked(
    recipe,
    line,
    /\bgrat\w+|\bmash\w*|\bpure\w*|\bblend\w*|\bblitz\w*|\bfinely\b|\bshred\w*|\bminc\w+/,
  )

/** True when round meat is cut so that no disc of it is left: lengthwise, into strips, or crumbled. */
export const isCutLengthwise = (recipe: ReadDraft, line: ReadLine): boolean =>
  isWorked(
    recipe,
    line,
    /\b(?:length\w*|langs|(?:in|en) (?:four|cuatro|quattro|quatre)|quarter\w*|halv\w+|strips|batons|crumbl\w*|break\w*|mash\w*|minc\w+|finely|blend\w*|puree\w*|blitz\w*|shred\w*|grat\w+|chop\w*|dic\w+|small pieces|ground|casings?)\b/,
  )

/** Returns the eggs of the list that stay raw, unless they are pasteurized or were cooked before. */
export function rawEggs(recipe: ReadDraft): ReadLine[] {
  const eggs = recipe.lines.filter(
    ({ food, text }) =>
      food !== null &&
      /^(?:egg|egg-white|egg-yolk|quail-egg|duck-egg)$/.test(food.id) &&
      !/pasteuri[sz]ed|boiled|cooked/.test(text),
  )
  if (eggs.length === 0 || !eggsAreCooked(recipe)) return eggs
  const sauce = rawSauceOf(recipe)
  // Beside boiled eggs of the list, the egg of a mayonnaise is the one that its line or its step names.
  if (sauce !== null)
    return eggs
      .filter(({ text }) => sauce.test(text))
      .concat(eggs)
      .slice(0, 1)
  return whitesStayRaw(recipe) ? eggs.slice(0, 1) : []
}

/** Heat that sets eggs, told by a sign or a temperature: "over simmering water", "until it coats a spoon", 165 °F. */
const gently =
  /\b(?:simmering|double boiler|bain[- ]marie)\b|\bcoats? (?:the back of )?(?:an? |the )?(?:wooden )?(?:spoon|spatula)\b/
const setting = /\b(?:1[6-9]\d) ?°? ?f\b|\b(?:7[1-9]|8\d) ?°? ?c\b/
const ofEggs = /\beggs?\b|\byolks?\b|\bjaunes?\b|\bwhites\b|\bcustard\b/

function eggsAreCooked(recipe: ReadDraft): boolean {
  const all = sentencesOf(recipe)
  const first = all.findIndex((sentence) => /\beggs?\b|\byolks?\b|\bwhites\b/.test(sentence))
  return (first < 0 ? all : all.slice(first)).some(
    (sentence) =>
      cooks(sentence) || (ofEggs.test(sentence) && (gently.test(sentence) || setting.test(sentence))),
  )
}

const sauces = /\b(?:mayonnaise|mayo|aioli|alioli|rouille|remoulade|caesar dressing)\b/
/** Work that makes a mayonnaise of egg and oil, whatever a recipe calls it: oil that goes in drop by drop. */
const ofItself =
  /\bemulsi(?:f|on)\w*|\boil\b[^.;]*\b(?:stream|thread|trickle|drop by drop|drops?wise)\b|\b(?:stream|trickle|drop by drop)\b[^.;]{0,20}\boil\b/
const boiledEgg = /\b(?:hard-boiled|boiled|chopped|cooked|sieved|peeled) (?:eggs?|yolks?)\b/g
const emulsifying =
  /\b(?:emulsi\w+|emulsion\w*|thicken\w*|thread|stream|drop by drop|drizzle|trickle|blender|blend\w*|whisk\w*|beat\w*|whip\w*|stir\w*|mix\w*)\b/

/**
 * Returns the name of a sauce that a step beats of raw egg and oil and no later step cooks; null when there is none.
 */
function rawSauceOf(recipe: ReadDraft): RegExp | null {
  const isBought = recipe.lines.some(({ text }) => sauces.test(text.split(/[,(]/)[0] ?? text))
  if (isBought) return null
  for (const { folded, index } of recipe.steps) {
    const said = folded.replace(boiledEgg, ' ')
    const name = sauces.exec(said)?.[0] ?? (ofItself.test(said) ? 'egg yolk' : undefined)
    if (name === undefined || !/\beggs?\b|\byolks?\b|\bjaunes?\b/.test(said) || !/\boil\b/.test(said))
      continue
    if (!emulsifying.test(said)) continue
    const own = new RegExp(`\\b(?:${name}|mayo|mayonnaise)\\b`)
    // A mayonnaise on a dish that goes into the oven is cooked with it.
    const later = recipe.steps.slice(index + 1).flatMap((step) => sentences(step.folded))
    const isHeated = [...sentences(said).filter((one) => ofEggs.test(one)), ...later].some(
      (sentence) =>
        (own.test(sentence) || ofEggs.test(sentence.replace(boiledEgg, ' '))) && heatsIt(sentence, own),
    )
    if (!isHeated) return own
  }
  return null
}

const heatsIt = (sentence: string, sauce: RegExp): boolean =>
  gently.test(sentence) || setting.test(sentence) || (sauce.test(sentence) && cooks(sentence))

const beatenWhites =
  /\b(?:whisk|whip|beat)\w*\b[^.]*\bwhites\b|\bwhites\b[^.]*\b(?:peaks|stiff|foam\w*|whisked|whipped|beaten)\b/

/** True when whites are beaten and nothing heats them then or later: those of a mousse. */
function whitesStayRaw(recipe: ReadDraft): boolean {
  const all = sentencesOf(recipe)
  const last = all.findLastIndex((sentence) => beatenWhites.test(sentence))
  if (last < 0) return false
  const isHeated = (sentence: string) => cooks(sentence) || gently.test(sentence) || setting.test(sentence)
  return (
    !all.slice(last).some(isHeated) &&
    !all.some((sentence) => /\bwhites\b/.test(sentence) && (isHeated(sentence) || /\bsyrup\b/.test(sentence)))
  )
}

/** Words for eggs that stay liquid, which a translation leaves as they are, with what they stand beside. */
const liquid =
  '(?:runny|liquid|flussig\\w*|liquid[oa]s?|baveu(?:x|ses?)|coulant\\w*|bavos[aeio]|wachsweich\\w*|oozy|oozing)'
const inside = '(?:yolks?|eggs?|tortilla|omelett?es?|frittata|core|inside|cent(?:er|re)|middle|dentro|innen)'
const stillLiquid = new RegExp(
  `\\b${inside}\\b[^.;,]{0,25}\\b${liquid}\\b|\\b${liquid}\\b[^.;,]{0,25}\\b${inside}\\b`,
)
const soft =
  /\b(?:runny|soft[- ](?:boil(?:ed|s)?|poach(?:ed|es)?|hard-boiled)|jammy|sunny[- ]side|over[- ]easy|softly set|barely set|just set yolks?|mollets?|a la coque|alla coque|pasados por agua|yolks? (?:stays?|still|is still|are still|remains?) (?:soft|liquid|creamy))\b/
/** Words for a dish that stays soft inside, as a tortilla does; one that is cooked through as well only feels so. */
const softInside =
  /\b(?:still|slightly|a little|a bit) (?:soft|wet|loose|creamy|undercooked|underdone) (?:in|at|inside)\b/
const through =
  /\bcooked (?:all the way |right |completely |fully )?through\b|\bset (?:all the way |right )?through\b|\b(?:completely|fully) (?:cooked|set)\b/
const notSoft = new RegExp(
  `\\b(?:no longer|not|never|no|isn't|aren't|without|kein\\w*|nicht|pas|plus|non|nunca|mai)\\b[^.;,]{0,25}\\b(?:runny|${liquid}|soft|wet|loose)\\b`,
  'g',
)

/** Eggs that are poached, or taken out as soon as the whites hold, whose yolks run unless a step says otherwise. */
const poached =
  /\bpoach (?:the |each |two |four |all |both )*eggs?\b|\bwhites? (?:just |barely )?(?:hold|is just set|are just set)\b/i
const firmYolk = /\byolks?\b[^.;]{0,30}\b(?:firm|hard|set|cooked through)\b|\bfirm yolks?\b/i

/** True when eggs stay soft on purpose, by the title or the method. */
export function runnyEggs(recipe: ReadDraft): boolean {
  const said = `${recipe.title}\n${recipe.method}`.replace(notSoft, ' ')
  return (
    (soft.test(said) ||
      (poached.test(said) && !firmYolk.test(said)) ||
      stillLiquid.test(said) ||
      sentences(said).some((sentence) => softInside.test(sentence) && !through.test(sentence))) &&
    // A bought mayonnaise has no yolk that could run.
    recipe.lines.some(({ food, text }) => food?.tags.includes('egg') && /\b(?:eggs?|yolks?)\b/.test(text))
  )
}
