export { type FoodAtHand, foodsAtHand } from './at-hand.ts'
export { type FramedDish, type FrameRequest, fillFrames, framesNamed } from './fill-frames.ts'
export { emptyFrameBook, type FrameBook } from './frame-book.ts'
export { coverage, makeFilling, rankFillings } from './make-of-foods.ts'
