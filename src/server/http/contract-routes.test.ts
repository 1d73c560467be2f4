import { expect, test } from 'vitest'
import { allowedMethods, contractRoutes } from './contract-routes.ts'

test('no two routes of the contract share method and path', () => {
  const addresses = contractRoutes.map(
    ({ route }) => `${route.method} ${route.path.replaceAll(/:\w+/g, ':')}`,
  )
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('every parameter of a path is in its schema', () => {
  for (const { name, route } of contractRoutes) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    const schema = route.params as { shape?: object } | undefined
    expect(Object.keys(schema?.shape ?? {}), name).toEqual(names)
  }
})

test('an address knows its methods', () => {
  expect(allowedMethods('/api/folders')).toEqual(['GET', 'POST'])
  expect(allowedMethods('/api/folders/018f4f5e-0000-7000-8000-000000000000')).toEqual(['PUT', 'DELETE'])
  expect(allowedMethods('/api/nothing')).toEqual([])
})
