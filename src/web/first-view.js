// Runs before the first paint: puts the chosen theme and language on the page, and the landing page for those who will see it;
// for the others it asks for the code of theirs.
;(() => {
  let signedIn = null
  let chosen = null
  try {
    const theme = localStorage.getItem('larder.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    signedIn = localStorage.getItem('larder.signed-in')
    chosen = localStorage.getItem('larder.language')
  } catch {
    // storage can be closed to us
  }
  // As in words/language.ts: there is a landing page in each language that we speak.
  const viewIn = (code) => document.getElementById(`landing-${code}`)
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])]
  const code = wanted.find((one) => one && viewIn(one)) ?? 'en'
  document.documentElement.lang = code
  const landing = viewIn(code)
  // A shared recipe's page came with a title of its own.
  if (landing && code !== 'en' && document.title.startsWith('Larder: '))
    document.title = landing.dataset.title
  const fetchAhead = (href, priority) => {
    const code = document.createElement('link')
    code.rel = 'modulepreload'
    code.fetchPriority = priority
    code.href = href
    document.head.append(code)
  }
  if (signedIn) {
    // What a cook's page needs is asked for all at once, and not by one file after the other.
    const { app, pages } = JSON.parse(document.getElementById('member-code')?.textContent ?? '{}')
    const page = Object.keys(pages ?? {}).find((path) => new RegExp(path).test(location.pathname))
    for (const href of [...(app ?? []), ...(pages?.[page] ?? [])]) fetchAhead(href, 'auto')
  } else if (landing instanceof HTMLTemplateElement && location.pathname === '/') {
    document.getElementById('root')?.append(landing.content.cloneNode(true))
    fetchAhead(landing.dataset.code ?? '', 'low')
  }
})()
