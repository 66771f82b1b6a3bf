<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Every class says whether users may rely on it (`@api`) or not (`@internal`).
 */
#[CoversNothing]
final class ApiMarkTest extends TestCase
{
    #[Test]
    public function everyClassSaysWhoItIsFor(): void
    {
        $unmarked = [];
        $classes = 0;
        foreach (SourceTree::files('src', '.php') as $path => $code) {
            foreach ((new SourceFile($code))->docComments() as $class => $comment) {
                ++$classes;
                if (self::marks($comment) !== 1) {
                    $unmarked[] = "$path: $class must say either @api or @internal";
                }
            }
        }

        self::assertGreaterThan(0, $classes);
        self::assertSame([], $unmarked, implode("\n", $unmarked));
    }

    #[Test]
    public function theDocCommentOfAClassIsFound(): void
    {
        $code = <<<'PHP'
            <?php
            namespace Planted;

            /** @api */
            #[Attribute(Attribute::TARGET_CLASS)]
            #[Other(['a' => [1]])]
            final readonly class Marked { public string $name = self::class; }

            /** @internal */
            interface AlsoMarked {}

            class Unmarked
            {
                /** @api belongs to the method */
                public function f(): object { return new class {}; }
            }

            /** says nothing */
            enum Silent {}

            /**
             * @api
             * @internal
             */
            trait Both {}
            PHP;

        $marks = array_map(self::marks(...), (new SourceFile($code))->docComments());

        self::assertSame(['Marked' => 1, 'AlsoMarked' => 1, 'Unmarked' => 0, 'Silent' => 0, 'Both' => 2], $marks);
    }

    private static function marks(string $docComment): int
    {
        return (int) preg_match_all('~^[\s/*]*@(?:api|internal)\b~m', $docComment);
    }
}
