import { eras } from '../craving/circumstances/eras.ts'
import { colours } from '../culinary/colour-of-foods.ts'
import { deniedColour, foodOfColour, NOT_MESSY } from '../culinary/denied-looks.ts'
import {
  coloursOf,
  costOf,
  cuteWords,
  figuresOf,
  foodsBesideSeasoning,
  funWords,
  isForSofa,
  isSmooth,
  needsCold,
  noTaskForChildren,
  scalesUp,
  tooHardAtFirst,
} from './measured-situations.ts'
import { isEatenByHand, isServedCold, isTidy } from './measured-work.ts'
import type { ReadDraft } from './read-draft.ts'

/** Colours of vegetables and fruits from which on a dish is colourful. */
const COLOURFUL_FROM = 3
/** Least that a serving has, in grams, of a dish that keeps somebody full. */
const FILLING_FROM = { protein: 12, fiber: 5, calories: 300 }
/** Most that a serving costs, beside others, of a dish that is cheap. */
const CHEAP_TO = 230
/** Least kcal of a serving that is called hearty. */
const HEARTY_FROM = 300
/** Carbohydrate and fat, in grams per serving, of a meal that gives strength and does not weigh. */
const BEFORE_SPORT = { carbs: 45, fat: 25 }
/** Most foods of a dish for a kitchen that has hardly anything. */
const BARE_TO = 9

const told = ({ draft, lines }: ReadDraft): string =>
  [draft.title, draft.description, ...lines.map(({ text }) => text)].join('\n')

/** Returns why a meal warms nobody; null for one that is eaten hot, and for what is sweet or a drink. */
const eatenCold = ({ draft }: ReadDraft): string | null =>
  isServedCold(draft) && (draft.category === 'dinner' || draft.category === 'lunch')
    ? 'it is eaten cold'
    : null

/** Reason why a dish does not suit a situation; null when it does. */
export const proofsOfSituations: Readonly<Record<string, (recipe: ReadDraft) => string | null>> = {
  colourful: ({ draft }) => {
    const colours = coloursOf(draft)
    if (colours.length >= COLOURFUL_FROM) return null
    return colours.length === 0
      ? 'no vegetable or fruit in it brings a colour'
      : `its vegetables bring only ${colours.join(' and ')}`
  },
  'made with children': ({ draft }) => noTaskForChildren(draft),
  'first dish': ({ draft }) => tooHardAtFirst(draft),
  'keeps full': ({ draft }) => {
    const { protein, fiber, calories } = figuresOf(draft)
    if (protein < FILLING_FROM.protein) return `a serving has ${Math.round(protein)} g of protein`
    if (fiber < FILLING_FROM.fiber) return `a serving has ${Math.round(fiber)} g of fiber`
    return calories < FILLING_FROM.calories ? `a serving has ${Math.round(calories)} kcal` : null
  },
  budget: ({ draft }) => {
    const { cents, dearest } = costOf(draft)
    return cents <= CHEAP_TO || dearest === null ? null : `${dearest} makes it one of the dearer dishes`
  },
  'for a screen': ({ draft }) =>
    isForSofa(draft) || isEatenByHand(draft) ? null : 'it is eaten with a fork or a spoon',
  'before sport': ({ draft }) => {
    const { carbs, fat } = figuresOf(draft)
    if (carbs < BEFORE_SPORT.carbs) return `a serving has ${Math.round(carbs)} g of carbohydrate`
    return fat > BEFORE_SPORT.fat ? `a serving has ${Math.round(fat)} g of fat` : null
  },
  'no fridge': ({ lines, draft }) => needsCold(lines, draft),
  hearty: ({ draft }) => {
    const { calories } = figuresOf(draft)
    return calories >= HEARTY_FROM ? null : `a serving has ${Math.round(calories)} kcal`
  },
  warm: eatenCold,
  cozy: eatenCold,
  winter: eatenCold,
  'for many': ({ draft }) =>
    scalesUp(draft) >= 0 ? null : 'it is made piece by piece, which takes long for a great many',
  'bare kitchen': ({ draft }) => {
    const foods = foodsBesideSeasoning(draft)
    return foods <= BARE_TO ? null : `it has ${foods} foods to buy`
  },
  'no lumps': ({ draft }) => (isSmooth(draft) ? null : 'no step makes all of it smooth'),
  'to knead': ({ method }) =>
    /\bknead/.test(method.replace(/\b(?:no|without|not)[- ]knead\w*/g, ' '))
      ? null
      : 'no step of it kneads a dough',
  ...Object.fromEntries(
    colours.map((colour) => [
      `${colour} to look at`,
      ({ draft }: ReadDraft) =>
        coloursOf(draft).includes(colour) ? null : `nothing in it makes it ${colour}`,
    ]),
  ),
  ...Object.fromEntries(
    colours.map((colour) => [
      deniedColour(colour),
      ({ lines, draft }: ReadDraft) => {
        const food = foodOfColour(
          lines.flatMap(({ foods }) => foods),
          colour,
        )
        if (food) return `the ${food.name} in it shows ${colour}`
        return new RegExp(`\\b${colour}\\b`, 'i').test(draft.title) ? `its name calls it ${colour}` : null
      },
    ]),
  ),
  [NOT_MESSY]: ({ draft }) => (isTidy(draft) ? null : 'it drips or falls apart as it is eaten'),
  fun: ({ draft }) =>
    funWords.test(`${draft.title} ${draft.description}`)
      ? null
      : 'nothing in it is put together, dipped or eaten from a stick',
  cute: ({ draft }) =>
    cuteWords.test(`${draft.title} ${draft.description} ${draft.instructions.join(' ')}`)
      ? null
      : 'nothing in it is small, shaped or decorated',
  ...Object.fromEntries(
    Object.entries(eras).map(([era, words]) => [
      era,
      (recipe: ReadDraft) => (words.test(told(recipe)) ? null : 'nothing in it says that it is of that time'),
    ]),
  ),
}
