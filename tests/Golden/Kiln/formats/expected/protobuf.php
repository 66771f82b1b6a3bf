<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\MessageReading;
use Kiln\Engine\Php\Runtime\Mismatch;

// Reads Kiln\Tests\Golden\Kiln\Messages\Order from a message.
// Made by Kiln from the class; do not edit.
final class OrderReader_4667278062d2_message
{
    public static function read(string $bytes, int $at, int $end, int $levels, MessageReading $kiln): \Kiln\Tests\Golden\Kiln\Messages\Order
    {
        $levels > 0 || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Order::class);
        $object = new \Kiln\Tests\Golden\Kiln\Messages\Order();
        $texts = '';

        // 1: Kiln\Tests\Golden\Kiln\Messages\Order::$id
        if ($at < $end && $bytes[$at] === "\x08") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 63 ? $byte << $shift : throw new Mismatch('id');
            }
            $object->id = $number;
        }

        // 2: Kiln\Tests\Golden\Kiln\Messages\Order::$customer
        if ($at < $end && $bytes[$at] === "\x12") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('customer');
            }
            $texts .= ($object->customer = \substr($bytes, $at, $number)) . MessageReading::PART;
            $at += $number;
        }

        // 3: Kiln\Tests\Golden\Kiln\Messages\Order::$state
        if ($at < $end && $bytes[$at] === "\x18") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('state');
            }
            $object->state = match ($number) {
                0 => \Kiln\Tests\Golden\Kiln\Messages\State::Open,
                1 => \Kiln\Tests\Golden\Kiln\Messages\State::Sent,
                default => throw new Mismatch('state'),
            };
        }

        // 4: Kiln\Tests\Golden\Kiln\Messages\Order::$placed
        if ($at < $end && $bytes[$at] === "\x22") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('placed');
            }
            $at + $number <= $end || throw new Mismatch('placed');
            $object->placed = MessageReading::time($bytes, $at, $at + $number);
            $at += $number;
        } else {
            $object->placed = null;
        }

        // 5: Kiln\Tests\Golden\Kiln\Messages\Order::$lines
        $list = [];
        while ($at < $end && $bytes[$at] === "\x2a") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('lines');
            }
            $at + $number <= $end || throw new Mismatch('lines');
            $list[] = LineReader_2af3de266354_message::read($bytes, $at, $at + $number, $levels - 1, $kiln);
            $at += $number;
        }
        if ($list !== []) {
            $object->lines = $list;
        }

        // 6: Kiln\Tests\Golden\Kiln\Messages\Order::$coupons
        if ($at < $end && $bytes[$at] === "\x32") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('coupons');
            }
            $close = $at + $number;
            $close <= $end || throw new Mismatch('coupons');
            $list = [];
            while ($at < $close) {
                $number = \ord($bytes[$at++]);
                if ($number > 0x7F) {
                    for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                        $number |= ($byte & 0x7F) << $shift;
                    }
                    $number |= $shift <= 63 ? $byte << $shift : throw new Mismatch('coupons');
                }
                $list[] = $number;
            }
            $at === $close || throw new Mismatch('coupons');
            $object->coupons = $list;
        }

        // 7: Kiln\Tests\Golden\Kiln\Messages\Order::$fees
        $list = [];
        while ($at < $end && $bytes[$at] === "\x3a") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('fees');
            }
            $close = $at + $number;
            $close <= $end && $levels > 1 && $bytes[$at] === "\x0a" || throw new Mismatch('fees');
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('key');
            }
            $texts .= ($key = \substr($bytes, $at, $number)) . MessageReading::PART;
            $at += $number;
            $at < $close && $bytes[$at] === "\x11" || throw new Mismatch('fees');
            $at += 1;
            $list[$key] = \unpack('e', $bytes, $at)[1];
            $at += 8;
            $at === $close || throw new Mismatch('fees');
        }
        if ($list !== []) {
            $object->fees = $list;
        }

        // 2000: Kiln\Tests\Golden\Kiln\Messages\Order::$note
        if ($at < $end && $bytes[$at] === "\x82" && $bytes[$at + 1] === "\x7d") {
            $at += 2;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('note');
            }
            $texts .= ($object->note = \substr($bytes, $at, $number)) . MessageReading::PART;
            $at += $number;
        } else {
            $object->note = null;
        }

        $at === $end || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Order::class);
        $kiln->texts .= $texts;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Messages\Line from a message.
// Made by Kiln from the class; do not edit.
final class LineReader_2af3de266354_message
{
    public static function read(string $bytes, int $at, int $end, int $levels, MessageReading $kiln): \Kiln\Tests\Golden\Kiln\Messages\Line
    {
        $levels > 0 || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Line::class);
        $texts = '';

        // 1: Kiln\Tests\Golden\Kiln\Messages\Line::$sku
        if ($at < $end && $bytes[$at] === "\x0a") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 35 ? $byte << $shift : throw new Mismatch('sku');
            }
            $texts .= ($sku = \substr($bytes, $at, $number)) . MessageReading::PART;
            $at += $number;
        } else {
            $sku = '';
        }

        // 2: Kiln\Tests\Golden\Kiln\Messages\Line::$quantity
        if ($at < $end && $bytes[$at] === "\x10") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 63 ? $byte << $shift : throw new Mismatch('quantity');
            }
            $quantity = (($number & 0xFFFFFFFF) >> 1) ^ -($number & 1);
        } else {
            $quantity = 1;
        }

        // 3: Kiln\Tests\Golden\Kiln\Messages\Line::$gift
        if ($at < $end && $bytes[$at] === "\x18") {
            $at += 1;
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {
                    $number |= ($byte & 0x7F) << $shift;
                }
                $number |= $shift <= 63 ? $byte << $shift : throw new Mismatch('gift');
            }
            $gift = $number !== 0;
        } else {
            $gift = false;
        }

        $at === $end || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Line::class);
        $kiln->texts .= $texts;

        return new \Kiln\Tests\Golden\Kiln\Messages\Line($sku, $quantity, $gift);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Messages\Order from a message.
// Made by Kiln from the type; do not edit.
final class RootMessage_09703e044621
{
    public static function read(string $bytes, int $at, int $levels, MessageReading $kiln): ?object
    {
        return OrderReader_4667278062d2_message::read($bytes . MessageReading::BEHIND, $at, \strlen($bytes), $levels, $kiln);
    }
}
