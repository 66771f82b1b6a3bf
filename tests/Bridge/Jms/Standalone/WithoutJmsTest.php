<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\StandaloneSerializer;
use Kiln\Tests\Bridge\Jms\Reference\Outcome;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Writes and reads in a process that finds Kiln and the fixtures only.
 */
#[CoversClass(StandaloneSerializer::class)]
final class WithoutJmsTest extends TestCase
{
    /** Prints what was written and read, and which classes of other packages were looked for. */
    private const CHILD = <<<'PHP'
        [, $source, $tests, $directory] = $argv;
        $wanted = [];
        require "{$tests}/autoload.php";
        spl_autoload_register(static function (string $class) use ($source, $tests, &$wanted): void {
            if (str_starts_with($class, 'Kiln\\Tests\\')) {
                is_file($file = $tests . strtr(substr($class, 10), '\\', '/') . '.php') && require $file;
            } elseif (str_starts_with($class, 'Kiln\\')) {
                is_file($file = $source . strtr(substr($class, 4), '\\', '/') . '.php') && require $file;
            } else {
                $wanted[$class] = true;
            }
        });
        $printed = [];
        foreach (Kiln\Tests\Bridge\Jms\Standalone\ShopExample::writtenAndRead() as $name => [$object, $json, $type]) {
            foreach (['cold', 'warm'] as $cache) {
                $serializer = Kiln\Bridge\Jms\StandaloneSerializer::create($directory);
                $printed[$name][$cache] = [
                    $serializer->serialize($object),
                    $serializer->toArray($object),
                    Kiln\Tests\Bridge\Jms\Reference\Description::of($serializer->deserialize($json, $type)),
                ];
            }
        }
        $foreign = preg_grep('/^(JMS|Metadata|Doctrine|Symfony|PHPStan)\\\\/', [...get_declared_classes(), ...get_declared_interfaces()]);
        echo json_encode([$printed, array_keys($wanted), array_values($foreign)], JSON_THROW_ON_ERROR);
        PHP;

    #[Test]
    public function theSameIsWrittenAndRead(): void
    {
        $result = self::child();
        [$printed, $wanted, $foreign] = [$result[0] ?? null, $result[1] ?? null, $result[2] ?? null];

        $expected = [];
        $jms = SerializerBuilder::create()->build();
        foreach (ShopExample::writtenAndRead() as $name => [$object, $json, $type]) {
            $one = [
                Outcome::of(static fn(): string => $jms->serialize($object, 'json'))->value,
                Outcome::of(static fn(): array => $jms->toArray($object))->value,
                substr(Outcome::of(static fn(): mixed => $jms->deserialize($json, $type, 'json'))->text(), \strlen('gave ')),
            ];
            $expected[$name] = ['cold' => $one, 'warm' => $one];
        }
        self::assertSame($expected, $printed);
        self::assertSame([], $foreign, 'Classes of other packages are loaded.');
        self::assertSame([], $wanted, 'Classes of other packages are looked for.');
    }

    /**
     * @return array<mixed>
     */
    private static function child(): array
    {
        $tests = \dirname(__DIR__, 3);
        $directory = TemporaryDirectory::create();
        $process = proc_open(
            [\PHP_BINARY, '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', '-r', self::CHILD, \dirname($tests) . '/src', $tests, $directory],
            [1 => ['pipe', 'w'], 2 => ['pipe', 'w']],
            $pipes,
        );
        self::assertIsResource($process);
        $output = (string) stream_get_contents($pipes[1]);
        $errors = (string) stream_get_contents($pipes[2]);
        proc_close($process);
        TemporaryDirectory::remove($directory);

        self::assertSame('', $errors);
        $result = json_decode($output, true, flags: JSON_THROW_ON_ERROR);
        self::assertIsArray($result);

        return $result;
    }
}
