<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Error\StreamException;
use Kiln\Format\Chunks;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Chunks::class)]
#[CoversClass(StreamException::class)]
final class ChunksTest extends TestCase
{
    /** @var list<string> */
    private array $files = [];

    protected function tearDown(): void
    {
        array_map(unlink(...), $this->files);
    }

    #[Test]
    public function aFileIsReadInLargePieces(): void
    {
        $content = str_repeat('0123456789', 20_000);
        $chunks = self::strings(Chunks::of($this->file($content)));

        self::assertSame($content, implode('', $chunks));
        self::assertSame([65536, 65536, 65536, 3392], array_map(\strlen(...), $chunks));
    }

    #[Test]
    public function anEmptyFileHasNoChunks(): void
    {
        self::assertSame([], self::strings(Chunks::of($this->file(''))));
    }

    #[Test]
    public function aStreamIsReadFromWhereItStands(): void
    {
        $stream = $this->file('abcdef');
        fseek($stream, 4);

        self::assertSame('ef', implode('', self::strings(Chunks::of($stream))));
    }

    #[Test]
    public function aPipeIsReadToItsEnd(): void
    {
        $process = proc_open([\PHP_BINARY, '-n', '-r', 'for ($i = 0; $i < 3; $i++) { echo str_repeat("x", 100000); flush(); usleep(1000); }'], [1 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        self::assertFalse(stream_get_meta_data($pipes[1])['seekable']);

        self::assertSame(str_repeat('x', 300_000), implode('', self::strings(Chunks::of($pipes[1]))));
        fclose($pipes[1]);
        proc_close($process);
    }

    #[Test]
    public function aSocketIsWaitedForWhetherItBlocksOrNot(): void
    {
        foreach ([true, false] as $blocks) {
            [$here, $there] = self::sockets();
            stream_set_blocking($here, $blocks);
            fwrite($there, 'first');

            $seen = [];
            foreach (Chunks::of($here) as $chunk) {
                $seen[] = $chunk;
                if ($chunk === 'first') {
                    fwrite($there, 'second');
                } else {
                    fclose($there);
                }
            }

            self::assertSame(['first', 'second'], $seen);
        }
    }

    #[Test]
    public function aSocketThatDoesNotBlockIsWaitedForWithoutBytes(): void
    {
        $code = '$c = stream_socket_client($argv[1]); usleep(50000); fwrite($c, "late"); fclose($c);';
        $server = stream_socket_server('tcp://127.0.0.1:0');
        self::assertIsResource($server);
        $process = proc_open([\PHP_BINARY, '-n', '-r', $code, 'tcp://' . stream_socket_get_name($server, false)], [], $pipes);
        self::assertIsResource($process);
        $client = stream_socket_accept($server);
        self::assertIsResource($client);
        stream_set_blocking($client, false);

        self::assertSame(['late'], self::strings(Chunks::of($client)));
        proc_close($process);
    }

    #[Test]
    public function aTimeoutIsAnError(): void
    {
        $sockets = self::sockets();
        stream_set_timeout($sockets[0], 0, 1000);

        $this->expectExceptionObject(new StreamException('The stream gave no bytes within its timeout.'));
        self::assertSame([], self::strings(Chunks::of($sockets[0])));
    }

    #[Test]
    public function aDirectoryCannotBeRead(): void
    {
        $directory = fopen(__DIR__, 'r');

        $this->expectException(StreamException::class);
        $this->expectExceptionMessageMatches('/\AThe stream cannot be read: .+/');
        self::assertSame([], self::strings(Chunks::of($directory)));
    }

    #[Test]
    public function aStreamOpenForWritingIsRefusedAtOnce(): void
    {
        $stream = fopen('php://output', 'w');

        $this->expectExceptionObject(new StreamException('The stream is not open for reading.'));
        Chunks::of($stream);
    }

    #[Test]
    public function aStreamClosedMeanwhileIsAnError(): void
    {
        $stream = $this->file(str_repeat('a', 100_000));

        $this->expectExceptionObject(new StreamException('The stream was closed before its end was read.'));
        foreach (Chunks::of($stream) as $chunk) {
            self::assertSame(65536, \strlen($chunk));
            fclose($stream);
        }
    }

    #[Test]
    public function warningsAreLeftToTheirHandlerAgain(): void
    {
        $handler = static fn(): bool => false;
        set_error_handler($handler);
        self::assertSame(['a'], self::strings(Chunks::of($this->file('a'))));
        $after = set_error_handler(null);
        restore_error_handler();
        restore_error_handler();

        self::assertSame($handler, $after);
    }

    #[Test]
    public function anyIterableOfStringsWillDo(): void
    {
        self::assertSame(['a', '', 'b'], self::strings(Chunks::of(['a', '', 'b'])));
        self::assertSame(['a', 'b'], self::strings(Chunks::of(new \ArrayIterator(['x' => 'a', 'y' => 'b']))));
        self::assertSame(['a', 'b'], self::strings(Chunks::of((static function (): \Generator {
            yield 'a';
            yield from ['b'];
        })())));
    }

    #[Test]
    public function chunksAreAskedForOneByOne(): void
    {
        $asked = 0;
        foreach (Chunks::of((static function () use (&$asked): \Generator {
            for ($i = 1; $i <= 3; ++$i) {
                $asked = $i;
                yield "$i";
            }
        })()) as $chunk) {
            self::assertSame((string) $asked, $chunk);
        }

        self::assertSame(3, $asked);
    }

    #[Test]
    public function aChunkThatIsNoStringIsRefused(): void
    {
        $this->expectExceptionObject(new \InvalidArgumentException('A chunk must be a string, not int.'));
        self::assertSame([], self::strings(Chunks::of(['a', 1])));
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function otherSources(): iterable
    {
        $closed = fopen('php://memory', 'r');
        \assert($closed !== false);
        fclose($closed);

        yield 'string' => ['[]', 'string'];
        yield 'null' => [null, 'null'];
        yield 'object' => [new \stdClass(), 'stdClass'];
        yield 'closed stream' => [$closed, 'resource (closed)'];
        yield 'another resource' => [stream_context_create(), 'resource (stream-context)'];
    }

    #[Test]
    #[DataProvider('otherSources')]
    public function nothingElseIsASource(mixed $source, string $type): void
    {
        $this->expectExceptionObject(new \InvalidArgumentException("Items can be read from an open stream or from an iterable of strings, not from $type."));
        Chunks::of($source);
    }

    /**
     * @param iterable<string> $chunks
     * @return list<string>
     */
    private static function strings(iterable $chunks): array
    {
        $strings = [];
        foreach ($chunks as $chunk) {
            $strings[] = $chunk;
        }

        return $strings;
    }

    /** @return resource */
    private function file(string $content)
    {
        $file = tempnam(sys_get_temp_dir(), 'kiln');
        self::assertIsString($file);
        $this->files[] = $file;
        file_put_contents($file, $content);
        $stream = fopen($file, 'r');
        self::assertIsResource($stream);

        return $stream;
    }

    /** @return array{resource, resource} */
    private static function sockets(): array
    {
        $pair = stream_socket_pair(\PHP_OS_FAMILY === 'Windows' ? \STREAM_PF_INET : \STREAM_PF_UNIX, \STREAM_SOCK_STREAM, 0);
        self::assertIsArray($pair);

        return [$pair[0], $pair[1]];
    }
}
