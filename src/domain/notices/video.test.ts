import { expect, test } from 'vitest'
import { videoSource } from './video.ts'

const HOST = 'https://api.luino.example'

test.each([
  ['/video/consiglio.webm', { kind: 'own', path: '/video/consiglio.webm' }],
  ['https://media.example.it/a/seduta.MP4?x=1', { kind: 'file', address: 'https://media.example.it/a/seduta.MP4?x=1' }],
  ['http://media.example.it/seduta.mp4', { kind: 'page', address: 'http://media.example.it/seduta.mp4' }],
  ['https://a.it/b.mp4/info', { kind: 'page', address: 'https://a.it/b.mp4/info' }],
  ['https://video.example.it/watch?v=1', { kind: 'page', address: 'https://video.example.it/watch?v=1' }],
  ['//media.example.it/a.mp4', { kind: 'file', address: 'https://media.example.it/a.mp4' }],
  ['www.example.it/watch?v=1', { kind: 'page', address: 'https://www.example.it/watch?v=1' }],
  ['video/seduta.webm', { kind: 'file', address: 'https://api.luino.example/video/seduta.webm' }],
  [' seduta.mp4 ', { kind: 'file', address: 'https://api.luino.example/seduta.mp4' }],
  ['seduta.mp4', { kind: 'file', address: 'https://api.luino.example/seduta.mp4' }],
])('%s is recognised', (address, source) => {
  expect(videoSource(address, HOST)).toEqual(source)
})

test.each([
  undefined,
  '',
  'seduta',
  'non ancora',
  'seduta.mp4 di lunedì',
  'javascript:alert(1)',
  'data:video/mp4;base64,AA',
  String.raw`/\evil.example/a.mp4`,
  'mailto:a@b.it',
])('%s is no video', (address) => {
  expect(videoSource(address, HOST)).toEqual({ kind: 'none' })
})
