import type { Kit } from '../../kit.ts'

/** A curry whose name says what is in it. The first of each list is the usual; the others where the rules ask. */
interface KnownCurry {
  said: RegExp
  noun: string
  main: readonly string[]
  vegetables: readonly string[]
  /** In coconut milk; the others are in tomato. */
  coconut?: true
  /** Said by its name already. */
  garnish?: string
}

const known: readonly KnownCurry[] = [
  { said: /chana masala|chole/i, noun: 'chana masala', main: ['chickpea-canned'], vegetables: [] },
  {
    said: /(?:palak|saag) (?:paneer|tofu)/i,
    noun: 'palak paneer',
    main: ['paneer', 'tofu-firm'],
    vegetables: ['spinach'],
  },
  {
    said: /massaman/i,
    noun: 'massaman curry',
    main: ['beef-sirloin', 'chicken-thigh', 'tofu-firm'],
    vegetables: ['potato'],
    coconut: true,
    garnish: '1/4 cup peanut',
  },
]

export const knownCurry = (kit: Kit): KnownCurry | null =>
  known.find(({ said }) => said.test(kit.craving.text)) ?? null
