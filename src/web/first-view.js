// Runs before the first paint: applies the theme and language, and shows visitors the landing page. For
// signed-in cooks it requests their code and shows the still of the page.
;(() => {
  const html =
    /^(a|article|aside|br|button|d[dlt]|div|em|fieldset|figure|footer|h[1-6]|header|hr|i|img|input|label|legend|li|main|nav|ol|option|p|section|select|small|span|strong|textarea|time|ul)$/
  const shown =
    /^(class|sizes|width|height|dir|lang|type|placeholder|rows|disabled|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill.*|stroke.*|data-[\w-]+|aria-(current|selected|pressed|expanded|checked|hidden|disabled))$/
  const shapes = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon)$/
  let signedIn = null
  let chosen = null
  try {
    const theme = localStorage.getItem('larder.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    signedIn = localStorage.getItem('larder.signed-in')
    chosen = localStorage.getItem('larder.language')
  } catch {
    // storage can be blocked
  }
  // The choice follows words/language.ts: there is a landing page in each language of the interface.
  const viewIn = (code) => document.getElementById(`landing-${code}`)
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])]
  const code = wanted.find((one) => one && viewIn(one)) ?? 'en'
  document.documentElement.lang = code
  const landing = viewIn(code)
  // A shared recipe's page keeps its own title.
  if (landing && code !== 'en' && document.title.startsWith('Larder: '))
    document.title = landing.dataset.title
  const fetchAhead = (href, priority) => {
    const code = document.createElement('link')
    code.rel = 'modulepreload'
    code.fetchPriority = priority
    code.href = href
    document.head.append(code)
  }
  const jsonOf = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')
  const begin = () => {
    const code = jsonOf('app-code') ?? []
    for (const href of code) fetchAhead(href, 'low')
    if (signedIn) {
      // All files of a cook's page are requested at once, instead of one after the other.
      const { app, pages } = jsonOf('member-code') ?? {}
      const page = Object.keys(pages ?? {}).find((path) => new RegExp(path).test(location.pathname))
      for (const href of [...(app ?? []), ...(pages?.[page] ?? [])]) fetchAhead(href, 'auto')
    }
    if (code.length > 0) import(code.at(-1))
  }
  let isSeen = false
  if (signedIn) {
    try {
      isSeen = layStill(JSON.parse(signedIn).uid)
    } catch {
      // no still is stored, or something else wrote the value: the page appears without one
    }
  } else if (landing instanceof HTMLTemplateElement && location.pathname === '/') {
    document.getElementById('root')?.append(landing.content.cloneNode(true))
    fetchAhead(landing.dataset.code ?? '', 'low')
  }
  // Requesting twenty files takes a phone as long as drawing, so a visible still is painted first.
  if (isSeen) requestAnimationFrame(() => setTimeout(begin))
  else begin()

  /** Lays the still that `app/take-still.ts` stored over the live page; `lib/still.ts` removes it. */
  function layStill(cook) {
    const [opened] = performance.getEntriesByType('navigation')
    // A reload and Back restore the scroll position, which may be far down the page.
    if (opened?.type !== 'navigate' || location.search || location.hash) return false
    const still = JSON.parse(localStorage.getItem(`larder.still.${location.pathname}`))
    const version = document.querySelector('meta[name=larder-version]')?.content
    const fits = still.width === innerWidth && still.height >= innerHeight
    if (still.cook !== cook || still.version !== version || still.language !== code || !fits) return false
    const over = document.createElement('div')
    over.dataset.still = ''
    over.inert = true
    over.ariaHidden = 'true'
    over.className = 'print:hidden'
    over.style.cssText = `position:absolute;inset:0 0 auto;z-index:70;background:var(--paper);min-height:max(100%,${Number(still.page)}px)`
    const icons = still.icons.map((icon) => drawn(icon))
    for (const part of still.parts) over.append(drawn(part, icons))
    document.getElementById('root').before(over)
    // The still is removed in any case after 10 seconds, and at the first key press, which is meant for the
    // live page.
    setTimeout(() => over.remove(), 10000)
    addEventListener('keydown', () => over.remove(), { once: true })
    return true
  }

  /**
   * Builds the element of a part; only tags and attributes for display are allowed, and all others are
   * dropped.
   */
  function drawn(part, icons = [], within = '') {
    if (typeof part === 'number') return icons[part]?.cloneNode(true) ?? ''
    if (typeof part === 'string') return part
    const [tag, attributes, ...parts] = part
    const svg = tag === 'svg' || within === 'svg'
    if (!(svg ? shapes : html).test(tag)) return ''
    const element = svg
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      const text = String(value)
      if (name === 'style') {
        if (!/url|image/i.test(text)) element.style.cssText = text
      } else if (/^src/.test(name)) {
        if (text.split(',').every((one) => /^\s*\/[\w][\w./-]*( \d+w)?\s*$/.test(one)))
          element.setAttribute(name, text)
      } else if (shown.test(name)) element.setAttribute(name, text)
    }
    element.append(...parts.map((one) => drawn(one, icons, svg ? 'svg' : '')))
    return element
  }
})()
