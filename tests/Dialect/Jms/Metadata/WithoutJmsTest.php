<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeKind;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeReader;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Attributes are read where jms/serializer is not installed: in a process that finds Kiln and the fixtures only.
 */
#[CoversClass(AttributeFacts::class)]
#[CoversClass(AttributeKind::class)]
#[CoversClass(AttributeReader::class)]
final class WithoutJmsTest extends TestCase
{
    /** Prints the facts of each class, or the message of the error; and what of other packages was looked for. */
    private const CHILD = <<<'PHP'
        [, $source, $tests, $classes] = $argv;
        $wanted = [];
        spl_autoload_register(static function (string $class) use ($source, $tests, &$wanted): void {
            if (str_starts_with($class, 'JMS\\') || str_starts_with($class, 'Metadata\\') || str_starts_with($class, 'Doctrine\\')) {
                $wanted[$class] = true;
            } elseif (str_starts_with($class, 'Kiln\\Tests\\')) {
                is_file($file = $tests . strtr(substr($class, 10), '\\', '/') . '.php') && require $file;
            } elseif (str_starts_with($class, 'Kiln\\')) {
                is_file($file = $source . strtr(substr($class, 4), '\\', '/') . '.php') && require $file;
            }
        });
        foreach (Kiln\Tests\Dialect\Jms\Metadata\Fixtures::files() as $file) {
            require_once $file;
        }
        $printed = [];
        $facts = new Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts(new Kiln\Bridge\Jms\Metadata\Attributes\WrittenNaming(), true, true);
        foreach (json_decode($classes, true) as $class) {
            try {
                $printed[$class] = var_export($facts->of($class), true);
            } catch (Kiln\Error\InvalidMetadata $error) {
                $printed[$class] = $error->getMessage();
            }
        }
        echo json_encode([$printed, array_keys($wanted)], JSON_THROW_ON_ERROR);
        PHP;

    #[Test]
    public function factsAreTheSame(): void
    {
        $classes = Fixtures::classes();
        [$facts, $wanted] = self::child($classes);

        self::assertCount(\count($classes), $facts);
        $compared = ComparedFacts::all()['with enums and interfaces'];
        foreach ($classes as $class) {
            if ($class !== Fixtures::WITH_OBJECTS) {
                self::assertSame($compared->original($class), $facts[$class] ?? null, $class);
            }
        }
        self::assertSame(
            Fixtures::WITH_OBJECTS . ': The arguments of #[VirtualProperty] cannot be evaluated: Class "JMS\Serializer\Annotation\SerializedName" not found. '
            . 'Write values instead of constants and objects. [invalid_attribute]',
            $facts[Fixtures::WITH_OBJECTS] ?? null,
        );
        // PHP itself looks for these, for a constant and an object among the arguments.
        sort($wanted);
        self::assertSame(['JMS\Serializer\Annotation\ExclusionPolicy', 'JMS\Serializer\Annotation\SerializedName'], $wanted);
    }

    /**
     * @param list<string> $classes
     *
     * @return array{array<string>, array<string>} facts by class, and what was looked for in vain
     */
    private static function child(array $classes): array
    {
        $tests = \dirname(__DIR__, 3);
        $process = proc_open(
            [\PHP_BINARY, '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', '-r', self::CHILD, \dirname($tests) . '/src', $tests, json_encode($classes, JSON_THROW_ON_ERROR)],
            [1 => ['pipe', 'w'], 2 => ['pipe', 'w']],
            $pipes,
        );
        self::assertIsResource($process);
        $output = (string) stream_get_contents($pipes[1]);
        $errors = (string) stream_get_contents($pipes[2]);
        proc_close($process);

        self::assertSame('', $errors);
        $result = json_decode($output, true, flags: JSON_THROW_ON_ERROR);
        self::assertIsArray($result);

        return [self::strings($result[0] ?? null), self::strings($result[1] ?? null)];
    }

    /**
     * @return array<string>
     */
    private static function strings(mixed $strings): array
    {
        self::assertIsArray($strings);

        return array_filter($strings, \is_string(...));
    }
}
