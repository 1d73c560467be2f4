import { describe, expect, it } from 'vitest'
import { makerOf } from './made.ts'

const made = makerOf('wishes')
const seeds = [0, 1, 2, 3, 4, 5]

describe('a kind of food that was asked for', () => {
  it('a chowder of plants is one', () => {
    for (const seed of seeds) expect(made('vegan corn chowder', seed).archetype).toBe('chowder')
  })

  it('corn chowder is a chowder of corn, without corned beef', () => {
    for (const seed of seeds) {
      const { archetype, foods, notes } = made('corn chowder', seed)
      expect(archetype).toBe('chowder')
      expect(foods.some((id) => ['corn', 'corn-frozen', 'corn-canned'].includes(id))).toBe(true)
      expect(foods).not.toContain('corned-beef')
      expect(notes).toEqual([])
    }
  })
})
