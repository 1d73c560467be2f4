import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const sourcesOf = (stripe: boolean): Record<string, string[]> =>
  Object.fromEntries(
    pagePolicy({ nonce: 'n', connect: [], stripe })
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

test('without Stripe a page knows nobody but us', () => {
  expect(pagePolicy({ nonce: 'n', connect: [], stripe: false })).not.toMatch(/https?:|\*/)
})

test('with Stripe its script, its frames and its API are let in, and nothing else', () => {
  const own = sourcesOf(false)
  const stripe = sourcesOf(true)
  const added = Object.entries(stripe).flatMap(([name, sources]) =>
    sources.filter((source) => !own[name]?.includes(source)).map((source) => `${name} ${source}`),
  )
  expect(added.toSorted()).toEqual([
    'connect-src https://api.stripe.com',
    'frame-src https://*.js.stripe.com',
    'frame-src https://hooks.stripe.com',
    'frame-src https://js.stripe.com',
    'script-src https://*.js.stripe.com',
    'script-src https://js.stripe.com',
  ])
  expect(stripe['script-src']).not.toContain("'unsafe-inline'")
})
