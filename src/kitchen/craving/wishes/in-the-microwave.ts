import type { Craving } from '../craving.ts'

/** Most minutes that are taken for those of the microwave alone. */
const MOST = 5

/**
 * Reads the minutes of a dish from the microwave as those that it is heated for: a "1-minute mug cake" takes longer
 * with its mixing. Changes the craving.
 */
export function inTheMicrowave(craving: Craving): void {
  const { maxMinutes, text, equipment } = craving
  if (maxMinutes === null || maxMinutes > MOST) return
  if (!/\bmug\b/i.test(text) && !equipment.includes('microwave')) return
  craving.maxMinutes = null
  const said = maxMinutes === 1 ? '1 minute' : `${maxMinutes} minutes`
  craving.claims = craving.claims?.map((claim) =>
    claim.kind === 'number' && /^at most \d+ minutes$/.test(claim.means)
      ? { ...claim, means: `${said} in the microwave` }
      : claim,
  )
  craving.notes = [
    ...(craving.notes ?? []),
    `${said} was read as the time in the microwave; mixing comes on top of it.`,
  ]
}
