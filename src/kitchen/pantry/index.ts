export { type AtHand, atHand, nameOfNeed, suggestFoods } from './at-hand.ts'
export { isStaple, neededFoods } from './needed-foods.ts'
