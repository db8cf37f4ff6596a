import type { Translate } from '@/lib/shared/i18n/translate'
import type { Clock } from '../clock'
import {
  isBand,
  sortByTime,
  type TimelineItem,
  type TimelineLane,
  type TimelineNow,
} from '../timeline-item'
import { type Band, layoutBands } from './bands'
import { labelText } from './label-text'
import { type Box, type LabelRequest, placeLabels } from './labels'
import { layoutPointGroups, type PointGroup } from './point-groups'
import { createScale, type Scale } from './scale'
import { estimateTextWidth } from './text-width'
import { layoutTicks, type Tick } from './ticks'

/**
 * Where everything of the picture lies, in pixels of the track, which is what stands right of the
 * names of the lanes.
 */
export type PictureLayout = {
  width: number
  scale: Scale
  nowBox: Box
  nowX: number
  ticks: Tick[]
  lanes: LaneLayout[]
}

export type LaneLayout = {
  lane: TimelineLane
  height: number
  marks: PointGroup<TimelineItem>[]
  bands: PlacedBand[]
  labels: Label[]
}

export type PlacedBand = Band<TimelineItem> & { top: number }

export type Label = { items: TimelineItem[]; title: string; time: string; box: Box }

/** The middle of a lane's line, and of what lies on it. */
export const lineAt = 24
const markHalf = 8
const bandHeight = 10
const rowHeight = 13
const aboveAt = 0
const belowAt = 36
const labelMost = 280

type PictureInput = {
  lanes: readonly TimelineLane[]
  items: readonly TimelineItem[]
  now: TimelineNow
  clock: Clock
  width: number
}

/**
 * Places what is told on a track of so many pixels. The same input gives the same picture, on a
 * server as in a browser.
 */
export function layoutPicture(
  t: Translate,
  { lanes, items, now, clock, width }: PictureInput,
): PictureLayout {
  const scale = createScale(
    [now.order, ...items.flatMap(({ order, until }) => (until ? [order, until.order] : [order]))],
    width,
  )
  const year = new Date(clock.wall(now.order)).getUTCFullYear()
  const nowX = scale.at(now.order)
  const nowBox = getNowBox(nowX, estimateTextWidth(now.words, 11) + 12, width)
  const place: Placing = {
    scale,
    width,
    nowX,
    words: (mark) => labelText(t, mark, clock, year, isShort(scale)),
  }
  return {
    width,
    scale,
    nowX,
    nowBox,
    ticks: layoutTicks(t, scale, clock, year, width, nowBox),
    lanes: lanes.map((lane) =>
      layoutLane(
        lane,
        items.filter((item) => item.lane === lane.id),
        place,
      ),
    ),
  }
}

type Placing = {
  scale: Scale
  width: number
  nowX: number
  words: (items: readonly TimelineItem[]) => { title: string; time: string }
}

function layoutLane(
  lane: TimelineLane,
  items: readonly TimelineItem[],
  { scale, width, nowX, words }: Placing,
): LaneLayout {
  const lasting = sortByTime(items.filter(isBand)).map((item) => ({
    item,
    left: scale.at(item.order),
    right: scale.at(item.until!.order),
  }))
  const { bands, over } = layoutBands(lasting)
  const points = sortByTime(items.filter((item) => !isBand(item) || over.includes(item)))
  const marks = layoutPointGroups(
    points.map((item) => ({ item, x: scale.at(item.order) })),
    width,
  )
  const rows = countRowsBelow(bands, marks)
  const placed = bands.map((band) => ({
    ...band,
    top: rows === 0 ? lineAt - bandHeight / 2 : belowAt + band.row * rowHeight,
  }))
  const tops = [belowAt + rows * rowHeight, aboveAt]
  return {
    lane,
    height: belowAt + rows * rowHeight + 24,
    marks,
    bands: placed,
    labels: layoutLabels(
      [...marks, ...placed.map(({ item, ...box }) => ({ items: [item], ...box }))],
      {
        tops,
        width,
        nowX,
        words,
      },
    ),
  }
}

/** Bands lie on the line itself where nothing else would lie on them, and below it otherwise. */
function countRowsBelow(
  bands: readonly Band<TimelineItem>[],
  marks: readonly PointGroup<TimelineItem>[],
): number {
  const rows = Math.max(0, ...bands.map(({ row }) => row + 1))
  const isFree = bands.every((band) =>
    marks.every((mark) => mark.right + 2 < band.left || band.right + 2 < mark.left),
  )
  return rows === 1 && isFree ? 0 : rows
}

type Labelled = { items: TimelineItem[]; left: number; right: number }

function layoutLabels(
  labelled: readonly Labelled[],
  { tops, width, nowX, words }: Omit<Placing, 'scale'> & { tops: readonly number[] },
): Label[] {
  const ranked = labelled
    .toSorted((one, other) => rank(one) - rank(other) || one.left - other.left)
    .map((one) => ({ ...one, ...words(one.items) }))
  const wanting = ranked.map(
    ({ left, right, title, time }): LabelRequest => ({
      left,
      right,
      tops,
      width: Math.min(labelMost, estimateTextWidth(title, 12) + estimateTextWidth(` ${time}`, 11)),
    }),
  )
  const nowLine = { left: nowX, right: nowX + 1, top: 0, bottom: Number.POSITIVE_INFINITY }
  return placeLabels(wanting, [nowLine], width).flatMap((box, at) => {
    const { items, title, time } = ranked[at]!
    return box ? [{ items, title, time, box }] : []
  })
}

/** What failed is named before what went well, where there is no room for all. */
const rank = ({ items }: Labelled) => (items.some(({ verdict }) => verdict === 'fail') ? 0 : 1)

function getNowBox(x: number, size: number, width: number): Box {
  const left = Math.max(0, Math.min(width - size, x - size / 2))
  return { left, right: left + size, top: 0, bottom: 2 * markHalf }
}

/** Labels name the time of day only where the axis is short enough for it to matter. */
const isShort = ({ stretches }: Scale) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0) < 60 * 86_400_000
