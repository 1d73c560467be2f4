import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { prepared } from './prepared.tsx'

const Page = () => <h1>Home</h1>
const shown = (Prepared: () => React.ReactNode) =>
  render(
    <Suspense fallback="Loading">
      <Prepared />
    </Suspense>,
  )

test('a prepared component appears with the first render', async () => {
  const Home = prepared(async () => Page)
  Home.prepare()
  await Promise.resolve()
  await Promise.resolve()
  shown(Home)
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
})

test('an unprepared component is fetched when it is shown, once', async () => {
  let fetched = 0
  const Home = prepared(async () => {
    fetched += 1
    return Page
  })
  shown(Home)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  Home.prepare()
  expect(fetched).toBe(1)
})

test('a failed preparation is repeated when the component is needed', async () => {
  let tries = 0
  const Home = prepared(async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return Page
  })
  Home.prepare()
  await new Promise((resolve) => setTimeout(resolve))
  shown(Home)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})
