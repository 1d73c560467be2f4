import { afterEach, expect, test, vi } from 'vitest'
import { readReceived } from './received.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fakes the cache in which the service worker stores shared content. */
function shared(what: { title?: string; text?: string; url?: string; leftOut?: number }) {
  const noted = { title: '', text: '', url: '', photos: 0, ...what }
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(noted) }) })
}

test.each([
  ['https://a.test/soup', 'https://a.test/soup'],
  ['Look: https://a.test/soup.', 'https://a.test/soup'],
  ['“https://a.test/soup?x=1,2”!', 'https://a.test/soup?x=1,2'],
  ['HTTPS://A.TEST/Soup', 'HTTPS://A.TEST/Soup'],
])('an address is found in the text: %s', async (text, url) => {
  shared({ text })
  expect(await readReceived()).toMatchObject({ url, text: null })
})

test('text without an address stays text, and an address that is no web page does not count', async () => {
  shared({ title: 'Soup', text: 'two leeks' })
  expect(await readReceived()).toMatchObject({ url: null, text: 'Soup\ntwo leeks' })
  shared({ url: 'javascript:alert(1)', text: '  ' })
  expect(await readReceived()).toMatchObject({ url: null, text: null })
})

test('files that were left out are counted', async () => {
  shared({ leftOut: 2 })
  expect(await readReceived()).toMatchObject({ photos: [], leftOut: 2 })
})
