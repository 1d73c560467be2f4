import { type SmallTool, smallTools } from '../culinary/small-tools.ts'

/** Returns the small tools that the craving says are lacking. */
export const lackingTools = (equipment: readonly string[]): readonly SmallTool[] =>
  smallTools.filter(({ name }) => equipment.includes(`no ${name.toLowerCase()}`))

/** Returns those of some tools that a method uses, by its folded words. */
export const usedOf = (tools: readonly SmallTool[], method: string): readonly SmallTool[] =>
  tools.filter(({ used }) => used.test(method))

/** Tells for each lacking tool that a recipe uses how to do without it. */
export const missedSmallTools = (method: string, equipment: readonly string[]): string[] =>
  usedOf(lackingTools(equipment), method).map(
    ({ name, article = 'a', instead }) =>
      `This recipe uses ${`${article} ${name}`.trim()}, and you have none: ${instead}.`,
  )
