// Runs before the first paint: puts the chosen theme on the page, and the landing page for those who will see it.
;(() => {
  let signedIn = null
  try {
    const theme = localStorage.getItem('larder.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    signedIn = localStorage.getItem('larder.signed-in')
  } catch {
    // storage can be closed to us
  }
  const landing = document.getElementById('landing')
  if (landing instanceof HTMLTemplateElement && location.pathname === '/' && !signedIn) {
    document.getElementById('root')?.append(landing.content.cloneNode(true))
  }
})()
