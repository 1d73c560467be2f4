import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { durationsOf, heats, restIn } from '../checks/times.ts'
import { courses } from '../cookbook/courses.ts'
import type { Amount } from '../culinary/amounts.ts'
import type { PantryItem } from '../culinary/index.ts'
import { splitLine } from '../display/index.ts'
import { stemsOf } from '../foods/index.ts'
import { listOf } from '../prose.ts'
import { cookSentences, type Spoken } from './cook-sentences.ts'
import { type CookingTimes, kindOf } from './cooking-times.ts'
import type { Filled, Filling } from './fill-frame.ts'
import { type Group, groupsIn, readGroup, techniquesOf } from './frame-book.ts'
import type { Frame } from './frame-file.ts'
import { amountOf, isMany, lineOfFood } from './line-of-food.ts'
import { sentencesOf, titleCase, withGroups, withoutFalseRemainders } from './prose.ts'

const MAX_TITLE_WORDS = 6
/** Largest number of foods in one group of a title; more would read like a shopping list. */
const MOST_NAMED = 2

interface Part extends Filled, Spoken {
  amount: Amount
  line: Ingredient
}

type Parts = ReadonlyMap<string, readonly Part[]>

/**
 * Writes a filled frame as a recipe: lines, steps, and the times that follow from the steps.
 * @param said the cook's words: of several titles, one with their word for the kind of dish is preferred
 */
export function writeFilling(filling: Filling, times: CookingTimes, said = ''): RecipeDraft {
  const { frame } = filling
  const parts = partsOf(filling, times)
  const foodsOf = (slots: readonly string[]) => slots.flatMap((name) => parts.get(name) ?? [])
  const say = (words: string, isTalk = false): string => {
    const { technique, isBare, slots, words: more } = readGroup(words, times)
    const foods = foodsOf(slots)
    if (technique) return foods.length === 0 ? '' : cookSentences(foods, technique, times)
    if (foods.length === 0) return ''
    if (isTalk) return listOf([...ownOf(foods).map(({ name }) => name), ...more])
    const names = listOf([...foods.map(({ name }) => name), ...more])
    return isBare ? names : `the ${names}`
  }
  const instructions = withoutFalseRemainders(
    frame.steps
      .filter((step) => cooksSomething(groupsIn([step], times), parts))
      .map((step) => withGroups(step, (words) => say(words)))
      .filter((step) => step !== ''),
  )
  const lines = frame.ingredients.flatMap((line): readonly Ingredient[] =>
    line.startsWith('{')
      ? foodsOf(readGroup(line.slice(1, -1), times).slots).map((part) => part.line)
      : [splitLine(line)],
  )
  return {
    title: titleOf(frame, parts, times, said),
    description:
      frame.description
        .map((text) => withGroups(text, (words) => say(words, true)))
        .find((text) => text !== '') ??
      `Made with ${listOf(ownOf(foodsOf([...parts.keys()])).map(({ name }) => name))}.`,
    category: frame.category ?? courses[frame.course].category,
    servings: frame.serves,
    ...timesOf(frame, parts, instructions),
    ingredients: lines,
    instructions,
  }
}

/** True unless a step would cook foods of slots that are all empty, so that no pan is heated for nothing. */
const cooksSomething = (groups: readonly Group[], parts: Parts): boolean =>
  !groups.some(({ technique }) => technique) ||
  groups.some(({ slots }) => slots.some((name) => (parts.get(name) ?? []).length > 0))

function partsOf({ frame, slots }: Filling, times: CookingTimes): Parts {
  return new Map(
    [...slots].map(([name, filled]) => {
      const slot = frame.slots[name]!
      const [technique = slot.raw ? 'raw' : ''] = techniquesOf(frame, name, times)
      return [
        name,
        filled.map((one): Part => {
          const { item } = one
          const amount = amountOf(item, slot, filled.length)
          const cuts = kindOf(times, item)?.cuts ?? {}
          const asked = slot.cut ?? cuts[slot.style ?? technique] ?? item.cut
          const cut = isSmall(item) && cutting.test(asked) ? item.cut : asked
          const many = isMany(item, amount)
          const line = lineOfFood(item, amount, cut)
          return { ...one, amount, line, isMany: many, name: spokenName(many ? item.many : item.one) }
        }),
      ]
    }),
  )
}

/** Foods that nobody cuts, because they are small as they grow. */
const isSmall = ({ id }: PantryItem): boolean =>
  /^(?:corn-(?:frozen|canned)|pea|pea-frozen|canned-pea|edamame|blueberry|raspberry|raisin|caper|pine-nut|lentil-\w+|(?:chickpea|black-bean|white-bean|kidney-bean|navy-bean|pinto-bean)-canned)$/.test(
    id,
  )
const cutting = /\b(?:cut|chopped|sliced|diced|shredded|torn|quartered|halved)\b/

/** Returns a food's name without its state, which the ingredient line gives and the steps do not repeat. */
const spokenName = (name: string): string => name.replace(/^(?:canned|cooked|fresh|frozen) /, '')

/** Returns the first title with a food for each of its groups, shortened to six words. */
function titleOf(frame: Frame, parts: Parts, times: CookingTimes, said: string): string {
  const words = stemsOf(said).split(' ')
  const isSaid = (title: string) =>
    !title.endsWith('}') && words.includes(stemsOf(title).split(' ').at(-1) ?? '')
  // A streusel pie that is called so goes before the crumb pie that it is as well.
  const isWhollySaid = (title: string) =>
    isSaid(title) &&
    stemsOf(title.replace(/\{[^{}]+\}/g, ' '))
      .split(' ')
      .every((word) => words.includes(word))
  const saidOf = (title: string) => Number(isSaid(title)) + Number(isWhollySaid(title))
  const titles = frame.titles.toSorted((a, b) => saidOf(b) - saidOf(a))
  for (const title of titles)
    for (let most = MOST_NAMED; most > 0; most--) {
      const text = title.replace(/\{([^{}]+)\}/g, (_, words: string, at: number, whole: string) => {
        const isLast = /^(?:$| with\b| on\b| and\b)/.test(whole.slice(at + words.length + 2))
        const foods = readGroup(words, times).slots.flatMap((name) => parts.get(name) ?? [])
        return (
          listOf(
            ownOf(foods)
              .slice(0, most)
              .map((part) => titleNameOf(part, isLast)),
          ) || '-'
        )
      })
      const words = text.split(' ')
      if (!words.includes('-') && (words.length <= MAX_TITLE_WORDS || most === 1)) return titleCase(text)
    }
  return titleCase(frame.names[0] ?? frame.slug)
}

/**
 * Returns a food's name for a title: singular before a noun, "Carrot Soup", otherwise plural, "Pasta with
 * Carrots".
 */
function titleNameOf({ item }: Part, isLast: boolean): string {
  const { title } = item
  const [one, many] = [item.one, item.many].map((name) =>
    item.state ? name.replace(/^\S+ed /, '') : name,
  ) as [string, string]
  if (!isLast) return spokenName(title ?? one)
  return spokenName(one !== many || /s$/.test(one) ? many : (title ?? one))
}

/** Returns the cook's own foods, or the staples when there are none. */
const ownOf = (parts: readonly Part[]): readonly Part[] =>
  parts.some(({ isOwn }) => isOwn) ? parts.filter(({ isOwn }) => isOwn) : parts

/** Returns the minutes of knife work for a preparation. */
const handMinutes = (cut: string): number =>
  cut === '' ? 0.5 : /peel|floret|cube|shred|strip|matchstick|husk/.test(cut) ? 4 : 2

const upToFive = (minutes: number): number => (minutes < 8 ? Math.ceil(minutes) : Math.ceil(minutes / 5) * 5)

function timesOf(frame: Frame, parts: Parts, steps: readonly string[]) {
  const cuts = [...parts.values()].flat().map(({ line }) => line.item.split(',').slice(1).join(','))
  const work = cuts.reduce((sum, cut) => sum + handMinutes(cut.trim()), frame.prep)
  const heated = steps
    .flatMap(sentencesOf)
    .filter((sentence) => heats(sentence.toLowerCase()) && !/^(?:Meanwhile|While) /.test(sentence))
  const cooking = heated.flatMap((sentence) => durationsOf(sentence)).reduce((sum, { most }) => sum + most, 0)
  return {
    prepTime: Math.max(5, Math.round(work / 5) * 5),
    cookTime: upToFive(cooking),
    restTime: Math.round(steps.reduce((sum, step) => sum + restIn(step), 0)),
  }
}
