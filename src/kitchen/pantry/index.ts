export { type AtHand, atHand, nameOfNeed, suggestFoods } from './at-hand.ts'
export { isStaple, neededFoods, stockedAisles } from './needed-foods.ts'
