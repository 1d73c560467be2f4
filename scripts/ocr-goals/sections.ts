import type { Section } from '../kitchen-goals/goal.ts'
import { f1, type Score } from './score.ts'

/**
 * Goals for the share of ingredients with amount, unit and food right, by class; the project's own cards must
 * keep what they reach.
 */
const strictGoals: Readonly<Record<string, number>> = { cards: 0.85, layout: 0.85, camera: 0.85, lang: 0.8 }

const asShare = (value: number, of: number) => ({ good: Math.round(value * of), of })

/** Builds a section for each class of photo, and one over all of them. */
export function sectionsOfScores(
  scores: readonly Score[],
  hands: readonly { id: string; flagged: boolean }[],
): Section[] {
  const classes = [...new Set(scores.map(({ cls }) => cls))].sort()
  const byClass = classes.map((cls): Section => {
    const of = scores.filter((score) => score.cls === cls)
    const goals: Section['goals'] = [
      {
        name: 'Ingredients, strict F1',
        ...asShare(f1(of.map(({ strict }) => strict)), 1000),
        target: strictGoals[cls] ?? 0.5,
      },
      { name: 'Steps, F1', ...asShare(f1(of.map(({ steps }) => steps)), 1000), target: 0.9 },
    ]
    const lenient = f1(of.map(({ ingredients }) => ingredients))
    return {
      title: `${cls}: ${of.length} photos`,
      goals,
      failures: [],
      notes: [
        `ingredients, lenient F1: ${lenient.toFixed(3)}`,
        `strict F1 of each: ${of.map(({ id, strict }) => `${id} ${f1([strict]).toFixed(2)}`).join(', ')}`,
      ],
    }
  })
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const amounts = {
    exact: sum((score) => score.amounts.exact),
    flagged: sum((score) => score.amounts.flagged),
    silent: sum((score) => score.amounts.silent),
    missing: sum((score) => score.amounts.missing),
  }
  const ofAmounts = amounts.exact + amounts.flagged + amounts.silent + amounts.missing
  const silentFacts = sum(({ facts }) => facts.silent)
  const ofFacts = sum(({ facts }) => facts.of)
  return [
    ...byClass,
    {
      title: `All ${scores.length} in print, and ${hands.length} by hand`,
      goals: [
        { name: 'Steps, F1', ...asShare(f1(scores.map(({ steps }) => steps)), 1000), target: 0.9 },
        {
          name: 'Amounts exact or flagged',
          good: amounts.exact + amounts.flagged,
          of: ofAmounts,
          target: 0.95,
        },
        { name: 'Amounts not silently wrong', good: ofAmounts - amounts.silent, of: ofAmounts, target: 1 },
        { name: 'Facts right', good: sum(({ facts }) => facts.right), of: ofFacts, target: 0.9 },
        { name: 'Facts not silently wrong', good: ofFacts - silentFacts, of: ofFacts, target: 1 },
        { name: 'Titles', good: scores.filter(({ title }) => title).length, of: scores.length, target: 0.9 },
        ...(hands.length > 0
          ? [
              {
                name: 'Handwriting flagged',
                good: hands.filter(({ flagged }) => flagged).length,
                of: hands.length,
                target: 1,
              },
            ]
          : []),
      ],
      failures: scores.flatMap(({ failures }) => failures),
      notes: [
        `amounts: ${amounts.exact} exact, ${amounts.flagged} flagged, ${amounts.missing} missing, ${amounts.silent} silently wrong`,
      ],
    },
  ]
}
