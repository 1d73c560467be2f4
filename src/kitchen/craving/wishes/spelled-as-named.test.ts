import { expect, test } from 'vitest'
import { type Named, openSounds, packSounds, searchSounds } from './names-by-sound.ts'
import { nameSpelled, type Slips } from './spelled-as-named.ts'

const bySound = (all: readonly Named[]) =>
  searchSounds(openSounds(packSounds(all.map(({ name }) => name))), (number) => all[number]!)

const names = bySound(
  [
    ...['puliyodharai', 'aloo paratha', 'khinkali', 'galbi jjim', 'vatha kuzhambu', 'kakarakaya vepudu'],
    ...['chicken satay', 'gado gado', 'lamb pathia', 'mocha muffin', 'fish amok', 'pad see ew'],
  ].map((name) => ({ name, of: name })),
)
const spelled = (words: string, slips: Slips = 'any') => nameSpelled(words.split(' '), names, slips)

test.each([
  ['puliodharai', 'puliyodharai'],
  ['aalu paratha', 'aloo paratha'],
  ['hinkali', 'khinkali'],
  ['kalbijjim', 'galbi jjim'],
  ['vatha kulambu', 'vatha kuzhambu'],
  ['kakarkaya vepudu', 'kakarakaya vepudu'],
  ['gadoh gadoh', 'gado gado'],
])('reads %s as the name that it spells in another way', (typed, name) => {
  expect(spelled(typed)).toBe(name)
})

test('keeps the words that everybody spells alike', () => {
  expect(spelled('fish satey')).toBeNull()
  expect(spelled('chicken satey')).toBe('chicken satay')
})

test('takes no food for another one', () => {
  expect(spelled('lamb pita')).toBeNull()
})

test('reads words of other names by their sound alone', () => {
  expect(spelled('mochi muffin', 'voice')).toBeNull()
})

test('takes no word for a name that only sounds one letter off it', () => {
  const one = bySound([{ name: 'tarallini', of: 'taralli' }])
  expect(nameSpelled(['tarraquine'], one, 'any')).toBeNull()
  expect(nameSpelled(['taralkini'], one, 'any')).toBe('tarallini')
})

test('refuses to choose between dishes that are spelled alike', () => {
  const two = bySound([
    { name: 'shashlik', of: 'one' },
    { name: 'sashlik', of: 'another' },
  ])
  expect(nameSpelled(['chashlik'], two, 'any')).toBeNull()
})
