<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Symfony;

use Kiln\Bridge\Symfony\GraphMarshaller;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Unwilling;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Cache\Adapter\FilesystemAdapter;
use Symfony\Component\Cache\Adapter\TagAwareAdapter;
use Symfony\Component\Cache\Marshaller\DefaultMarshaller;

#[CoversClass(GraphMarshaller::class)]
final class GraphMarshallerTest extends TestCase
{
    #[Test]
    public function valuesComeBack(): void
    {
        $marshaller = new GraphMarshaller();
        $values = ['null' => null, 'false' => false, 'node' => (new Node())->add(1), 5 => 'five'];

        $marshalled = $marshaller->marshall($values, $failed);

        self::assertSame([], $failed);
        self::assertSame(array_keys($values), array_keys($marshalled));
        self::assertEquals($values, array_map($marshaller->unmarshall(...), $marshalled));
    }

    #[Test]
    public function whatCannotBeKeptIsNamedAndNothingIsThrown(): void
    {
        $marshalled = (new GraphMarshaller())->marshall(['a' => 1, 'closure' => strlen(...), 'angry' => new Unwilling(), 'b' => 2], $failed);

        self::assertSame(['a', 'b'], array_keys($marshalled));
        self::assertSame(['closure', 'angry'], $failed);
    }

    #[Test]
    public function valuesOfThePreviousMarshallerAreReadToo(): void
    {
        foreach ([new DefaultMarshaller(false), new DefaultMarshaller(\extension_loaded('igbinary'))] as $previous) {
            $marshaller = new GraphMarshaller(previous: $previous);
            foreach ([null, false, 0, 'text', ['a' => 1], new Node()] as $value) {
                $bytes = $previous->marshall([$value], $failed)[0];
                self::assertIsString($bytes);
                self::assertEquals($value, $marshaller->unmarshall($bytes));
            }
        }
    }

    #[Test]
    public function bytesOfNobodyAreAnException(): void
    {
        $this->expectException(UndecodableBytes::class);
        (new GraphMarshaller())->unmarshall(serialize(1));
    }

    #[Test]
    public function classesCanBeRestricted(): void
    {
        $marshaller = new GraphMarshaller([Node::class]);
        self::assertInstanceOf(Node::class, $marshaller->unmarshall(Graph::encode(new Node())));

        $this->expectException(ForbiddenClass::class);
        $marshaller->unmarshall(Graph::encode(new Packed(1)));
    }

    #[Test]
    public function anAdapterOfSymfonyKeepsItsItems(): void
    {
        $directory = sys_get_temp_dir() . '/kiln-marshaller-' . bin2hex(random_bytes(6));
        $cache = static fn(): TagAwareAdapter => new TagAwareAdapter(new FilesystemAdapter(directory: $directory, marshaller: new GraphMarshaller()));
        $item = $cache()->getItem('key');
        $item->set((new Node())->add('kept'));
        $item->tag(['tag']);
        self::assertTrue($cache()->save($item));

        $found = $cache()->getItem('key');
        self::assertTrue($found->isHit());
        self::assertEquals((new Node())->add('kept'), $found->get());

        $cache()->invalidateTags(['tag']);
        self::assertFalse($cache()->getItem('key')->isHit());
        $cache()->clear();
        exec('rm -rf ' . escapeshellarg($directory));
    }
}
