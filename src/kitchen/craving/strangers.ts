import { matchFood } from '../foods/index.ts'
import { rankOf } from '../languages/word-ranks.ts'
import type { Craving } from './craving.ts'

/** Everyday words are talk; rarer ones may have named what was wished for. */
const RARE = 5000

/** The words of a craving that were not understood and are no everyday English. */
export const strangersIn = ({ unknown = [] }: Craving): string[] =>
  unknown.filter((word) => (rankOf(word, 'en') ?? RARE) >= RARE && !describing.test(word))

/** Whether a word says how a food comes or is made, and names nothing. */
export const isDescribing = (word: string): boolean => describing.test(word) || comparative.test(word)

/** "Tastier", "healthiest": the words that end so and are foods or dishes are read before. */
const comparative = /^[a-z]{3,}i(?:er|est)$/

const describing =
  /^(?:dried|marinated|roasted|braised|stewed|grilled|baked|fried|steamed|smoked|poached|sauteed|shredded|pulled|crusted|crumbed|breaded|frozen|fresh|homemade|scratch|savory|savoury|creamy|crispy|crunchy|cheesy|garlicky|lemony|saucy|gooey|fudgy|chewy|flaky|fluffy|juicy|tender|moist|real|winner|hearty|wholesome|tangy|zesty|smoky|toasty|leftovers?|hungover|beginners?|toddlers?|yummy|tasty|delicious|effortless|foolproof|killer|bomb|epic|insane|banging|dope|wicked|sinful|legendary|ridiculous|ultimate)$/

/** Shorter cravings are the name of something: "beef wellington". Longer ones are talk, of which much need not be understood. */
const LONGEST_NAME = 4

/** Whether a craving is so short that each of its words belongs to the name of a dish. */
export const isName = ({ text }: Craving): boolean => text.trim().split(/\s+/).length <= LONGEST_NAME

/** The words of a dish's name that the kitchen knows neither as words nor as foods: another dish would be made without them. */
export const strangersInName = (craving: Craving): string[] =>
  isName(craving) ? strangersIn(craving).filter((word) => matchFood(word) === null) : []
