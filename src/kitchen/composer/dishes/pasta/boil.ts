import type { Kit } from '../../kit.ts'
import { said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'

export const shapes = ['penne', 'spaghetti', 'fettuccine', 'linguine', 'rigatoni', 'fusilli', 'farfalle']

export const sauceVegetables =
  'mushroom cremini zucchini spinach kale broccoli asparagus pea-frozen cherry-tomato red-bell-pepper cauliflower eggplant fennel sun-dried-tomato artichoke-canned leek'.split(
    ' ',
  )

/** Chooses the shape and binds it as `{pasta}`; low-carb kitchens boil florets instead. */
export function choosePasta(kit: Kit, from: readonly string[]): string {
  const id =
    kit.choose({
      roles: ['pasta'],
      from,
      count: 1,
      where: (item) => !['lasagna-noodle', 'gnocchi', 'orzo'].includes(item.id) || kit.wants(item.id),
    })[0] ?? kit.resolve('penne')
  if (!id) return kit.fail('no pasta and nothing like it')
  // Vegetables stand in for pasta only where pasta was what they asked for.
  if (['zucchini', 'cauliflower'].includes(id) && !kit.craving.dishes.includes(kit.dish.id))
    return kit.fail('no pasta')
  kit.bind('pasta', [id])
  return id
}

export interface Boil {
  /** Some of the cooking water is wanted for the sauce. */
  keepWater?: boolean
  /** Beside another step. */
  meanwhile?: boolean
}

/** Cooks `{pasta}`, or what stands in for it. */
export function boil(id: string, { keepWater = true, meanwhile = false }: Boil = {}): string {
  const lead = meanwhile ? 'Meanwhile, ' : ''
  const start = meanwhile
    ? '(bring a large pot of well-salted water to a boil|set a large pot of salted water to boil)'
    : '(Bring a large pot of well-salted water to a boil|Set a large pot of salted water to boil)'
  const cook =
    id === 'zucchini' || id === 'cauliflower'
      ? 'and cook {pasta} until just tender, 4 minutes.'
      : id === 'gnocchi'
        ? 'and cook {pasta} until they float, 3 minutes.'
        : 'and cook {pasta} until (just short of tender|firm to the bite), (9|10) minutes.'
  return `${lead}${start} ${cook} ${keepWater ? 'Scoop out 1 cup of the cooking water, then drain.' : 'Drain.'}`
}

/** A shape is named when it was asked for; otherwise the dish is simply pasta. */
export const nounOf = (kit: Kit, pasta: string) => {
  const text = kit.craving.text.toLowerCase()
  const shape = pantryItem(pasta)?.one.toLowerCase() ?? 'pasta'
  const asked = text.includes(shape) && pasta !== 'pasta' ? shape : ''
  const name = said(
    kit,
    'puttanesca',
    'arrabbiata',
    'primavera',
    'pomodoro',
    'marinara',
    'scampi',
    'vongole',
    'aglio e olio',
  )
  if (name) return `${asked === '' && name !== 'scampi' ? 'pasta' : asked} ${name}`.trim()
  if (['zucchini', 'cauliflower'].includes(pasta)) return `${pasta} pasta`
  return /alfredo/.test(text) ? `${asked || 'pasta'} alfredo` : asked || 'pasta'
}
