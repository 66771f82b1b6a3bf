<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Read\Cover;
use Kiln\Graph\Read\GraphReader;
use PHPUnit\Framework\Assert;

/**
 * Graph bytes with as much fill as is necessary, to the byte.
 */
final class Covered
{
    private const FILL = 64;

    /** More than any of them needs. */
    private const PLENTY = 1 << 20;

    /**
     * @param int $parts the bits of the parts that the content has
     * @param int $less  so many bytes of fill fewer than are necessary
     */
    public static function graph(int $parts, string $content, int $less = 0): string
    {
        $fill = self::necessary($parts, $content) - \strlen($content) - $less;

        return $fill < 1 ? ByHand::graph($parts, $content) : ByHand::graph($parts | self::FILL, $content . str_repeat("\0", $fill));
    }

    /**
     * The length of the content that its weight asks for.
     */
    private static function necessary(int $parts, string $content): int
    {
        $bytes = ByHand::graph($parts | self::FILL, $content . str_repeat("\0", self::PLENTY));
        $read = GraphReader::read($bytes, PlainGraph::unseal($bytes));
        $classes = new Classes(new AllowedClasses(null));
        foreach ($read->shapes as $shape) {
            $read->cover->charge($shape->count, $classes->plan($shape)->weight());
        }
        $weight = (new \ReflectionProperty(Cover::class, 'weight'))->getValue($read->cover);
        Assert::assertInstanceOf(Weight::class, $weight);

        return $weight->length();
    }
}
