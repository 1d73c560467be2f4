import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { endStill, forgetStills } from '#web/lib/still.ts'
import { takeStill } from './take-still.ts'

/** The script's source, which the tests run as the page does, before anything else. */
const firstView = readFileSync(join(import.meta.dirname, '../first-view.js'), 'utf8')
const open = () => new Function(firstView)()

const still = () => document.querySelector<HTMLElement>('[data-still]')
const kept = () => JSON.parse(localStorage.getItem('larder.still./recipes') ?? 'null')
const keep = (changes: object) =>
  localStorage.setItem('larder.still./recipes', JSON.stringify({ ...kept(), ...changes }))

const page = `
  <header class="bar"><a href="/" id="home" aria-label="Larder">Larder</a>
    <select class="order"><option>Oldest</option><option selected>Newest</option></select></header>
  <ul><li data-card="0" style="top: 4px" onclick="alert(1)"><article class="card">
    <img src="/images/ab.webp" srcset="/images/ab-480.webp 480w, /images/ab.webp 1440w" loading="lazy" alt="Soup">
    <svg viewBox="0 0 24 24" class="heart"><path d="M0 0h4" fill="none"/></svg>
    <h3 dir="auto">Soup &amp; bread</h3><textarea placeholder="Notes"></textarea></article></li></ul>`

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/recipes')
  document.head.innerHTML = '<meta name="larder-version" content="one">'
  document.body.innerHTML = `<div id="root">${page}</div>`
  localStorage.setItem('larder.signed-in', JSON.stringify({ uid: 'cook' }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' },
  ] as unknown as PerformanceEntryList)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  open() // the script puts the language on the page
})

/** Opens the page again with an empty root. */
const openAgain = () => {
  document.body.innerHTML = '<div id="root"></div>'
  open()
}

test('a page at rest is stored as a still and shown again before any code has loaded', () => {
  expect(takeStill('cook')).toBe(true)
  openAgain()
  expect(still()?.inert).toBe(true)
  expect(still()?.ariaHidden).toBe('true')
  expect(still()?.querySelector('h3')?.textContent).toBe('Soup & bread')
  expect(still()?.querySelector('img')?.getAttribute('srcset')).toContain('/images/ab-480.webp 480w')
  expect(still()?.querySelector('select')?.textContent).toBe('Newest')
  expect(still()?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(still()?.querySelector<HTMLElement>('[data-kept-card]')?.style.top).toBe('4px')
  // The still has no links, ids, names or handlers.
  expect(still()?.innerHTML).not.toMatch(/href|id=|aria-label|onclick|data-card|loading/)
})

test('taking and drawing a still use the same list of attributes', () => {
  const takeStillSource = readFileSync(join(import.meta.dirname, 'take-still.ts'), 'utf8')
  // The script runs before modules are available, so each of the two files has its own list.
  const listIn = (source: string) => /const shown =\s+\/\^\((.+)\)\$\/\n/.exec(source)?.[1]?.split('|') ?? []
  // These three attributes are listed separately, because the script checks their values.
  const looksAt = ['style', 'src', 'srcset']
  const kept = listIn(takeStillSource)
  expect(kept).toEqual(expect.arrayContaining(['class', ...looksAt]))
  expect(listIn(firstView)).toEqual(kept.filter((name) => !looksAt.includes(name)))
})

test('the still goes when the live page is complete, at a key press, and after a time limit', async () => {
  takeStill('cook')
  openAgain()
  const live = document.getElementById('root')
  if (live) live.innerHTML = '<div data-skeleton></div>'
  endStill()
  const frames = async () => {
    for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame)
  }
  await frames()
  expect(still()).not.toBeNull()
  if (live) live.innerHTML = '<div data-card="0"><article>Soup</article></div>'
  await frames()
  expect(still()).toBeNull()

  openAgain()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(still()).toBeNull()

  openAgain()
  vi.advanceTimersByTime(10_000)
  expect(still()).toBeNull()
})

test.each([
  ['for another cook', { cook: 'another' }],
  ['of another build', { version: 'two' }],
  ['in another language', { language: 'de' }],
  ['in a window of another width', { width: 5 }],
  ['in a higher window', { height: -1 }],
])('no still %s is shown', (_, changes) => {
  expect(takeStill('cook')).toBe(true)
  keep(changes)
  openAgain()
  expect(still()).toBeNull()
})

test('a reload, Back and an address within the page show no still', () => {
  expect(takeStill('cook')).toBe(true)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' },
  ] as unknown as PerformanceEntryList)
  openAgain()
  expect(still()).toBeNull()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' },
  ] as unknown as PerformanceEntryList)
  history.replaceState(null, '', '/recipes?q=soup')
  openAgain()
  expect(still()).toBeNull()
})

test.each([
  ['something lies over it', '<div role="dialog"></div>'],
  ['cards are still sketches', '<div data-card="1"><a>Soup</a></div>'],
  ['placeholders wait', '<div data-skeleton></div>'],
  ['there are no recipes', null],
])('no still is taken while %s', (_, more) => {
  const root = document.querySelector('#root')
  if (more === null) document.querySelector('[data-card]')?.removeAttribute('data-card')
  else root?.insertAdjacentHTML('beforeend', more)
  expect(takeStill('cook')).toBe(false)
  expect(kept()).toBeNull()
})

test('no still is taken with typed text, for another cook, or after a sign-out', () => {
  const search = document.createElement('input')
  document.querySelector('#root')?.append(search)
  search.value = 'soup'
  expect(takeStill('cook')).toBe(false)
  search.value = ''
  expect(takeStill('another')).toBe(false)
  localStorage.removeItem('larder.signed-in')
  expect(takeStill('cook')).toBe(false)
})

test('signing out removes the visible still and the stored ones', () => {
  takeStill('cook')
  openAgain()
  expect(still()).not.toBeNull()
  forgetStills()
  expect(still()).toBeNull()
  expect(kept()).toBeNull()
})

test('markup written into the storage neither runs nor links outside', () => {
  takeStill('cook')
  const hostile = [
    ['script', {}, 'globalThis.ran = true'],
    ['iframe', { src: '/recipes', srcdoc: '<script>globalThis.ran = true</script>' }],
    [
      'img',
      {
        src: 'https://elsewhere.test/a.png',
        srcset: '/a.png 1x, //elsewhere.test/b.png 2x',
        onerror: 'ran = true',
      },
    ],
    ['a', { href: 'javascript:alert(1)', onclick: 'ran = true', id: 'root' }, 'a link'],
    ['div', { style: 'background: url(https://elsewhere.test/c.png)' }],
    [
      'svg',
      {},
      ['script', {}, 'globalThis.ran = true'],
      ['foreignObject', {}, ['iframe', {}]],
      ['use', { href: '#x' }],
    ],
    ['style', {}, '* { display: none }'],
    ['link', { rel: 'stylesheet', href: '/x.css' }],
    ['form', { action: 'https://elsewhere.test' }, ['input', { name: 'root', autofocus: '' }]],
    ['not-a-tag<', {}],
  ]
  keep({ parts: [['div', {}, ...hostile], 'text'] })
  openAgain()
  const all = still()?.outerHTML ?? ''
  expect(all).toContain('a link')
  expect(all).not.toMatch(
    /script|iframe|elsewhere|javascript|href|onerror|onclick|srcdoc|id=|<style|<link|<form|foreign|autofocus/i,
  )
  expect(globalThis).not.toHaveProperty('ran')

  for (const nonsense of [
    '',
    '{',
    '[]',
    'null',
    '1',
    JSON.stringify({ parts: 5 }),
    JSON.stringify({ ...kept(), parts: [[]] }),
  ]) {
    localStorage.setItem('larder.still./recipes', nonsense)
    openAgain()
    expect(document.getElementById('root')).not.toBeNull()
  }
})
