<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\ErrorCode;
use Kiln\Format\Json\LimitExceeded;
use Kiln\Format\Json\SyntaxError;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * docs/errors.md has a section on every code, with an example, and on no other.
 */
#[CoversNothing]
final class DocumentedCodesTest extends TestCase
{
    #[Test]
    public function everyCodeHasASection(): void
    {
        $codes = array_map(static fn(ErrorCode $code): string => $code->value, ErrorCode::cases());
        $sections = array_keys(self::sections());

        self::assertSame([], array_values(array_diff($codes, $sections)), 'without a section');
        self::assertSame([], array_values(array_diff($sections, $codes)), 'without a code');
    }

    #[Test]
    public function everySectionHasAnExampleOfItsCode(): void
    {
        foreach (self::sections() as $code => $text) {
            self::assertMatchesRegularExpression("/^```text\n(?s:.*?)\\[{$code}\\](?s:.*?)\n```$/m", $text, $code);
        }
    }

    #[Test]
    public function theCodesOfTheJsonReaderAreAmongThem(): void
    {
        foreach ([SyntaxError::class, LimitExceeded::class] as $class) {
            $constants = (new \ReflectionClass($class))->getConstants();
            self::assertNotSame([], $constants);
            foreach ($constants as $name => $code) {
                self::assertIsString($code);
                self::assertNotNull(ErrorCode::tryFrom($code), "{$class}::{$name}");
            }
        }
    }

    /**
     * @return array<string, string> the text by code, of the part on documents and objects
     */
    private static function sections(): array
    {
        $document = (string) file_get_contents(\dirname(__DIR__, 2) . '/docs/errors.md');
        $part = explode("\n## Errors in classes\n", $document)[0];
        $sections = [];
        foreach (\array_slice(explode("\n### ", $part), 1) as $section) {
            if (preg_match('/\A`([a-z0-9_]+)`\n(.*)\z/s', $section, $found) === 1) {
                $sections[$found[1]] = $found[2];
            }
        }

        return $sections;
    }
}
