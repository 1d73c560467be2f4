import { timesIn } from './times-in.ts'

/** Names of timers, in the five languages, during which food waits away from the heat. */
const waits: ReadonlySet<string> = new Set(
  (
    'Rest Stand Sit Set Cool Chill Refrigerate Freeze Thaw Marinate Soak Rise Prove Proof Ferment Steep Infuse Drain ' +
    'Press Brine Pickle Cure Bloom ' +
    'Ruhen Gehen Kühlen Abkühlen Marinieren Ziehen Einweichen Quellen Einfrieren ' +
    'Reposer Lever Refroidir Tiédir Mariner Tremper Infuser ' +
    'Reposar Enfriar Marinar Remojar Cuajar Levar Congelar ' +
    'Riposare Raffreddare Intiepidire Marinare Lievitare Ammollare'
  ).split(' '),
)

/**
 * Returns the minutes that steps name, in any of the five languages: those of work and heat, and those in
 * which food rests, cools, rises or soaks. Of a range the lower end counts.
 */
export function minutesInSteps(steps: readonly string[]): { cooking: number; waiting: number } {
  const times = steps.flatMap(timesIn)
  const minutesOf = (isWaiting: boolean) => {
    const seconds = times.filter(({ name }) => waits.has(name) === isWaiting).map((time) => time.seconds)
    return Math.round(seconds.reduce((sum, each) => sum + each, 0) / 60)
  }
  return { cooking: minutesOf(false), waiting: minutesOf(true) }
}
