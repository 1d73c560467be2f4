import { anotherBrowser, crave, craving, expect, signUp, signUpByForm, test } from './larder.ts'

test.describe('the whole app as a newcomer uses it, with the service worker and the animations', () => {
  test.use({ serviceWorker: true, reducedMotion: 'no-preference' })

  test('a stranger signs up, makes three recipes, meets the limit, and comes back to a collection', async ({
    page,
    larder,
  }) => {
    await page.goto(larder.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cook = await signUpByForm(page, larder.url)

    await expect(page.getByText('3 recipes left this month')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Recipe', exact: true })).toBeDisabled()

    await crave(page, 'creamy mushroom pasta, no wine, 30 minutes')
    await expect(page.getByText('Recipe Generated!', { exact: true })).toBeVisible()
    const result = page.getByRole('article').first()
    await expect(result.getByRole('heading')).toContainText(/mushroom/i)
    const pasta = (await result.getByRole('heading').innerText()).trim()
    await expect(page.getByText('2 recipes left this month')).toBeVisible()

    await page.getByRole('button', { name: 'Generate Another Recipe' }).click()
    await crave(page, 'warm lentil soup for four')
    await expect(page.getByText('1 recipe left this month')).toBeVisible()
    await page.getByRole('button', { name: 'Generate Another Recipe' }).click()
    await crave(page, 'chocolate chip cookies')
    await expect(page.getByText('0 recipes left this month')).toBeVisible()

    await page.getByRole('button', { name: 'Generate Another Recipe' }).click()
    await crave(page, 'one more thing')
    await expect(page.getByRole('heading', { name: 'Recipe Limit Reached' })).toBeVisible()
    await expect(page.getByText("You've used all 3 of your free recipes this month")).toBeVisible()
    await expect(page.getByRole('link', { name: /upgrade/i }).first()).toBeVisible()

    // The link is found by its whole title, because the soup may have mushrooms too.
    await page.getByRole('link', { name: `View Recipe: ${pasta}`, exact: true }).click()
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/mushroom/i)
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Steps|Instructions/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Grocery list/i })).toBeVisible()
    await expect(page.getByText(/kcal|Calories/i).first()).toBeVisible()
    await expect(page.getByText(/^In all \(\d+ servings\): Calories\s\d/)).toBeVisible()
    // The page quotes the craving; the excluded food may be named nowhere else.
    const words = await page.getByRole('main').innerText()
    expect(words.replaceAll(/creamy mushroom pasta, no wine, 30 minutes/gi, '')).not.toMatch(/wine/i)

    await page.goto(`${larder.url}/profile`)
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
    await page.goto(`${larder.url}/recipes`)
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()

    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByLabel('Email').fill(cook.email)
    await page.getByLabel('Password', { exact: true }).fill(cook.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(`${larder.url}/recipes`)
    await expect(page.getByRole('link', { name: /^View Recipe/ })).toHaveCount(3)
  })
})

test('another cook sees nothing of it', async ({ page, browser, larder }) => {
  await signUp(page, larder.url)
  await crave(page, 'greek salad')
  await page.getByRole('link', { name: 'View Recipe' }).first().click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  const address = page.url()

  const stranger = await (await anotherBrowser(browser)).newPage()
  await signUp(stranger, larder.url)
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  await expect(
    stranger.getByText("The recipe you're looking for doesn't exist or has been deleted."),
  ).toBeVisible()
  await stranger.context().close()
})

test('a wrong password is answered in words, and the inputs stay', async ({ page, larder }) => {
  await page.goto(`${larder.url}/?auth=sign-in`)
  await page.getByLabel('Email').fill('nobody@larder.test')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@larder.test')

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Email').fill('somebody@larder.test')
  await page.getByLabel('Password', { exact: true }).fill('abcdef')
  await page.getByLabel('Confirm Password').fill('abcdeg')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  // The form focuses the field, so that text typed meanwhile into another field would end up here.
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await page.getByLabel('Confirm Password').fill('abc')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
})

test('an address that leads nowhere says so', async ({ page, larder }) => {
  const answer = await page.goto(`${larder.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a reload keeps the cook signed in', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await page.reload()
  await expect(craving(page)).toBeVisible()
})
