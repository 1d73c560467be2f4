export { amountsIn, amountsInSteps, type StepAmount } from './amounts-in.ts'
export type { Portion } from './portion.ts'
export { type StepTime, timesIn } from './times-in.ts'
export { untiedLines } from './untied-lines.ts'
