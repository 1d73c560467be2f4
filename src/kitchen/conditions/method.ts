import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import { sentences, tokens } from '../checks/words.ts'
import { findFoods } from '../foods/index.ts'

/** Orders to cook: "bake" but not "baked", because food that was baked before is not heated now. */
const cooking =
  /\b(?:bake|roast|boil|simmer|fry|saut[eé]|sear|grill|broil|microwave|steam|poach|cook|braise|stew|scramble|stir-fry|deep-fry|air-fry|pan-fry|blanch|brown|crisp|heat|toast|griddle|caramelize|soften|render|sweat|char|barbecue|reheat|pressure-cook|bubbl\w+|until (?:set|firm|golden|piping hot|steaming))\b/
const noCooking = /\b(?:off|from|without|turn off) (?:the )?heat\b|\bpreheat\w*|\bno[- ]cook\b|\bnot cook\b/g

export const cooks = (sentence: string): boolean => cooking.test(sentence.replace(noCooking, ' '))

/** Returns the sentences of the method in order, folded. */
export const sentencesOf = (recipe: ReadDraft): string[] =>
  recipe.steps.flatMap((step) => sentences(step.folded))

/** Cuts and states, which name no food of their own: a "fillet" of the steps may be any. */
const vague = new Set(
  'fresh large small medium fillet piece slice breast thigh loin steak strip cheese raw sprout whole baby'.split(
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

/**
 * True when the list or the method makes a food small or soft: "grapes, quartered", "cut the grapes
 * lengthwise".
 */
export function isCut(recipe: ReadDraft, line: ReadLine): boolean {
  if (cutting.test(line.text)) return true
  const name = nameOf(line)
  // A sentence that purées everything names no single food.
  return sentencesOf(recipe).some(
    (sentence) =>
      cutting.test(sentence) &&
      (names(sentence, name) || /\b(?:everything|all|mixture|until smooth|the pan|batter)\b/.test(sentence)),
  )
}

/** Returns the eggs of the list that no step cooks, unless they are pasteurized or were cooked before. */
export function rawEggs(recipe: ReadDraft): ReadLine[] {
  return recipe.lines.filter(({ food, text }) => {
    if (!food || !/^(?:egg|egg-white|egg-yolk|quail-egg|duck-egg)$/.test(food.id)) return false
    if (/pasteuri[sz]ed|boiled|cooked/.test(text)) return false
    return !eggsAreCooked(recipe)
  })
}

function eggsAreCooked(recipe: ReadDraft): boolean {
  const all = sentencesOf(recipe)
  const first = all.findIndex((sentence) => /\beggs?\b|\byolks?\b|\bwhites\b/.test(sentence))
  return (first < 0 ? all : all.slice(first)).some(cooks)
}

/** True when eggs stay soft on purpose, by the title or the method. */
export const runnyEggs = (recipe: ReadDraft): boolean =>
  /\b(?:runny|soft[- ]boil(?:ed|s)?|jammy|sunny[- ]side|over[- ]easy|softly set|barely set|just set yolks?)\b/.test(
    `${recipe.title}\n${recipe.method}`.replace(
      /\b(?:no longer|not|never|no|isn't|aren't) (?:at all )?runny\b/g,
      ' ',
    ),
  ) && recipe.lines.some((line) => line.food?.tags.includes('egg') ?? false)
