import { expect, test } from 'vitest'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import { keyOf, navigation, settings } from './navigation.ts'

test('every collection, single document and page of the panel has exactly one place', () => {
  const places = [...navigation, ...settings].flatMap((group) => group.places.map(keyOf))
  const all = [permissions, globalPermissions, ownViews].flatMap((table) => Object.keys(table))
  expect(places.toSorted()).toEqual(all.toSorted())
})
