// Runs before the first paint: puts the chosen theme and language on the page, and the landing page for those who will see it.
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
  if (landing instanceof HTMLTemplateElement && location.pathname === '/' && !signedIn) {
    document.getElementById('root')?.append(landing.content.cloneNode(true))
    const code = document.createElement('link')
    code.rel = 'modulepreload'
    code.fetchPriority = 'low'
    code.href = landing.dataset.code ?? ''
    document.head.append(code)
  }
})()
