import { heats } from '../checks/times.ts'
import { sentencesOf } from './prose.ts'

export interface Times {
  prepTime: number
  cookTime: number
}

const passive = /\b(chill|refrigerat|freez|marinat|soak|ris(e|es|ing)\b|doubled|firm up|set firm)/i
const parallel = /^(Meanwhile|While|In the meantime)\b/

function minutesIn(sentence: string): number {
  let sum = 0
  for (const match of sentence.matchAll(
    /(\d+)(?: to (\d+))?(?: more)? (minute|hour)s?(?: (?:on each side|per side|a side))?/g,
  )) {
    const each = Number(match[2] ?? match[1]) * (match[3] === 'hour' ? 60 : 1)
    sum += /side$/.test(match[0]) ? each * 2 : each
  }
  return sum
}

const upToFive = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5)

/** Knife work of one ingredient line, in minutes, from the preparation that the line asks for. */
export function handMinutes(preparation: string, pieces: number): number {
  if (preparation === '') return 0.3
  if (/floret|peeled|cubes|shredded|matchstick|casing|ribs|husked|pressed/.test(preparation))
    return Math.min(5, 2 + pieces * 0.4)
  if (/chop|slice|dice|minced|grated|cut|torn|zest|crumbled/.test(preparation))
    return Math.min(3.5, 1.2 + pieces * 0.25)
  return 0.6
}

/**
 * Times from what the steps say, so that the two can never disagree: durations at the heat add up to the
 * cooking time, waiting in the cold or for dough to the preparation; "Meanwhile" runs beside.
 */
export function timesOf(steps: readonly string[], handWork: number, extraPrep: number): Times {
  let heat = 0
  let waiting = 0
  // Peppers that come roasted in a jar are no cooking, nor is chicken that comes cooked.
  const bought = /\b(?:roasted (?=red pepper)|cooked (?=chicken|turkey))/g
  const cooks = steps.some((step) => heats(step.toLowerCase().replace(bought, '')))
  for (const step of steps) {
    for (const sentence of sentencesOf(step)) {
      if (parallel.test(sentence)) continue
      if (!cooks || passive.test(sentence)) waiting += minutesIn(sentence)
      else heat += minutesIn(sentence)
    }
  }
  return {
    prepTime: upToFive(handWork + extraPrep) + Math.round(waiting / 5) * 5,
    // A tortilla warmed for a minute is a minute, not five.
    cookTime: !cooks ? 0 : heat < 3 ? Math.max(1, heat) : upToFive(heat),
  }
}
