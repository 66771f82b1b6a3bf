<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\ListText;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ListText::class)]
final class ListTextTest extends TestCase
{
    /**
     * Also around the length from which on another text begins.
     */
    #[Test]
    public function itIsTheListOfAllItems(): void
    {
        foreach ([[], [1], [0, 5, 1_048_570], [1_048_571], [1_048_572, 1], [1_048_573, 1], [600_000, 600_000, 3], [2_100_000, 7, 2_100_000]] as $lengths) {
            $text = new ListText();
            $items = [];
            foreach ($lengths as $length) {
                $list = [str_repeat('a', $length), null];
                $text->add(json_encode($list, JSON_THROW_ON_ERROR));
                array_push($items, ...$list);
            }

            self::assertTrue(json_encode($items, JSON_THROW_ON_ERROR) === $text->whole(), implode(', ', $lengths));
        }
    }
}
