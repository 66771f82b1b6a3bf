<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Engine\Php\Store\DirectoryProblem;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;
use Kiln\Format\LimitExceeded;
use Kiln\Format\SyntaxError;
use PhpToken;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * docs/errors.md has a section on every code, with an example, and on no other.
 */
#[CoversNothing]
final class DocumentedCodesTest extends TestCase
{
    private const DOCUMENTS = 'documents and values';
    private const CLASSES = 'classes, directories and engines';

    /** The first part ends, and the second begins, with this line. */
    private const BORDER = "\n## Errors in classes\n";

    /** @return iterable<string, array{string, list<string>}> */
    public static function parts(): iterable
    {
        yield self::DOCUMENTS => [self::DOCUMENTS, array_map(static fn(ErrorCode $code): string => $code->value, ErrorCode::cases())];
        yield self::CLASSES => [self::CLASSES, [...self::codesOf(InvalidMetadata::class), ...self::codesOf(UnusableDirectory::class), ...self::codesOf(UnusableEngine::class)]];
    }

    /** @param list<string> $codes */
    #[Test]
    #[DataProvider('parts')]
    public function everyCodeHasOneSection(string $part, array $codes): void
    {
        $sections = array_column(self::sections($part), 0);

        self::assertNotSame([], $codes);
        self::assertSame([], array_values(array_diff($codes, $sections)), 'without a section');
        self::assertSame([], array_values(array_diff($sections, $codes)), 'without a code');
        self::assertSame(array_values(array_unique($sections)), $sections, 'a section stands there twice');
    }

    /** @param list<string> $codes */
    #[Test]
    #[DataProvider('parts')]
    public function everyExampleHasTheCodeOfItsSection(string $part, array $codes): void
    {
        foreach (self::sections($part) as [$code, $text]) {
            preg_match_all('/^```text\n(.*?)\n```$/ms', $text, $examples);
            self::assertNotSame([], $examples[1], "{$code}: without an example");
            foreach ($examples[1] as $example) {
                self::assertStringContainsString("[{$code}]", $example);
            }
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

    /** @return iterable<string, array{string, list<string>}> */
    public static function constructions(): iterable
    {
        yield 'a literal' => ["throw new InvalidMetadata('a', \$place, 'b');", ['a']];
        yield 'over several lines, with a comment' => ["return new \\Kiln\\Error\\InvalidMetadata( // why\n    'a',\n    \$place,\n);", ['a']];
        yield 'a parameter' => [
            'class A { function f() { $this->error(\'a\', 1); self::error("b", 2); $this->other(\'c\'); } function error(string $code, int $x) { return new InvalidMetadata($code, "p"); } }',
            ['a', 'b'],
        ];
        yield 'another class' => ["new InvalidArgument('a'); InvalidMetadata::class; // new InvalidMetadata('b')", []];
    }

    /** @param list<string> $codes */
    #[Test]
    #[DataProvider('constructions')]
    public function codesAreFoundInTheSource(string $code, array $codes): void
    {
        self::assertSame($codes, self::codesIn("<?php\n{$code}", InvalidMetadata::class, 'code'));
    }

    /** @return iterable<string, array{string}> */
    public static function hiddenCodes(): iterable
    {
        yield 'a constant' => ['new InvalidMetadata(self::CODE, 1);'];
        yield 'a text that is put together' => ["new InvalidMetadata('a' . \$b, 1);"];
        yield 'a named argument' => ["new InvalidMetadata(place: 'a', errorCode: 'b');"];
        yield 'a variable that is no parameter' => ['function f($a) { $code = 1; return new InvalidMetadata($code, 1); }'];
        yield 'a parameter that is not the first' => ['function f($a, $code) { return new InvalidMetadata($code, 1); }'];
        yield 'a parameter that is no literal' => ['function f($code) { return new InvalidMetadata($code, 1); } f($x);'];
        yield 'a function that is not called here' => ['function f($code) { return new InvalidMetadata($code, 1); }'];
    }

    #[Test]
    #[DataProvider('hiddenCodes')]
    public function codesThatCannotBeFoundAreNotPassedOver(string $code): void
    {
        $this->expectException(\UnexpectedValueException::class);

        self::codesIn("<?php\n{$code}", InvalidMetadata::class, 'code');
    }

    /**
     * @return list<array{string, string}> code and text; of a heading that is no code, the whole heading
     */
    private static function sections(string $part): array
    {
        $document = (string) file_get_contents(\dirname(__DIR__, 2) . '/docs/errors.md');
        $parts = explode(self::BORDER, $document);
        self::assertCount(2, $parts);
        $sections = [];
        foreach (\array_slice(explode("\n### ", $parts[$part === self::DOCUMENTS ? 0 : 1]), 1) as $section) {
            [$heading, $text] = explode("\n", explode("\n## ", $section)[0], 2) + [1 => ''];
            $sections[] = [preg_match('/\A`([a-z0-9_]+)`\z/', $heading, $found) === 1 ? $found[1] : $heading, $text];
        }

        return $sections;
    }

    /**
     * @param class-string $exception
     *
     * @return list<string> the codes that src/ gives to an exception, each once
     */
    private static function codesOf(string $exception): array
    {
        $source = \dirname(__DIR__, 2) . '/src';
        $codes = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($source, \FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof \SplFileInfo && $file->getExtension() === 'php') {
                $codes = [...$codes, ...self::codesIn((string) file_get_contents($file->getPathname()), $exception, $file->getPathname())];
            }
        }

        return array_values(array_unique($codes));
    }

    /**
     * @param class-string $exception
     *
     * @return list<string>
     *
     * @throws \UnexpectedValueException where a code is neither a literal nor one of an enum nor the first parameter of a
     *                                   function that is called with literals in the same file
     */
    private static function codesIn(string $source, string $exception, string $file): array
    {
        $tokens = array_values(array_filter(PhpToken::tokenize($source), static fn(PhpToken $token): bool => !$token->isIgnorable()));
        $codes = [];
        foreach ($tokens as $i => $token) {
            if (!$token->is(T_NEW) || !self::isName($tokens[$i + 1] ?? null, $exception)) {
                continue;
            }
            $argument = self::firstArgument($tokens, $i + 2);
            $found = match (true) {
                self::literal($argument) !== null => [self::literal($argument)],
                $exception === UnusableDirectory::class && implode('', array_column($argument, 'text')) === '$this->problem->value'
                    => array_map(static fn(DirectoryProblem $problem): string => $problem->value, DirectoryProblem::cases()),
                \count($argument) === 1 && $argument[0]->is(T_VARIABLE) => self::codesOfCalls($tokens, $i, $argument[0]->text),
                default => [],
            };
            if ($found === []) {
                throw new \UnexpectedValueException("{$file}:{$token->line}: it cannot be told which codes this has.");
            }
            $codes = [...$codes, ...$found];
        }

        return $codes;
    }

    /**
     * @param list<PhpToken> $tokens
     * @param int            $at     inside a function whose first parameter should be the variable
     *
     * @return list<string> what the function is called with in the same file; none when that is not always a literal
     */
    private static function codesOfCalls(array $tokens, int $at, string $variable): array
    {
        while ($at > 0 && !($tokens[$at]->is(T_FUNCTION) && $tokens[$at + 1]->is(T_STRING))) {
            --$at;
        }
        $parameter = $at === 0 && !$tokens[0]->is(T_FUNCTION) ? [] : self::firstArgument($tokens, $at + 2);
        if ($parameter === [] || $parameter[array_key_last($parameter)]->text !== $variable) {
            return [];
        }
        $codes = [];
        foreach ($tokens as $i => $token) {
            $isCall = $token->is(T_STRING) && $token->text === $tokens[$at + 1]->text && !$tokens[$i - 1]->is(T_FUNCTION) && ($tokens[$i + 1] ?? null)?->is('(') === true;
            if ($isCall) {
                $code = self::literal(self::firstArgument($tokens, $i + 1));
                if ($code === null) {
                    return [];
                }
                $codes[] = $code;
            }
        }

        return $codes;
    }

    private static function isName(?PhpToken $token, string $class): bool
    {
        return $token !== null
            && $token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED])
            && str_ends_with("\\{$class}", '\\' . ltrim($token->text, '\\'));
    }

    /**
     * @param list<PhpToken> $tokens
     * @param int            $open   of the parenthesis
     *
     * @return list<PhpToken>
     */
    private static function firstArgument(array $tokens, int $open): array
    {
        $argument = [];
        $depth = 0;
        for ($i = $open; isset($tokens[$i]); ++$i) {
            $depth += $tokens[$i]->is(['(', '[', '{']) ? 1 : ($tokens[$i]->is([')', ']', '}']) ? -1 : 0);
            if ($depth === 0 || ($depth === 1 && $tokens[$i]->is(','))) {
                break;
            }
            $argument[] = $tokens[$i];
        }

        return \array_slice($argument, 1);
    }

    /**
     * @param list<PhpToken> $argument
     */
    private static function literal(array $argument): ?string
    {
        return \count($argument) === 1 && $argument[0]->is(T_CONSTANT_ENCAPSED_STRING) ? substr($argument[0]->text, 1, -1) : null;
    }
}
