<?php

declare(strict_types=1);

namespace Kiln\Bridge\Symfony;

use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Symfony\Component\Cache\Marshaller\MarshallerInterface;

/**
 * Lets the adapters of symfony/cache keep values as graphs.
 *
 * What lies in the cache already stays readable: bytes that are no graph are left to the marshaller that wrote them.
 *
 * @api
 */
final readonly class GraphMarshaller implements MarshallerInterface
{
    /** @var \Closure(string): mixed */
    private \Closure $decode;

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses as for {@see Graph::decode()}; all by default, as with
     *                                                                 the marshallers of Symfony, because it is the
     *                                                                 application that fills its cache
     * @param MarshallerInterface|null                 $previous       the one that was used before
     */
    public function __construct(array|callable|null $allowedClasses = Graph::ALL, private ?MarshallerInterface $previous = null)
    {
        $this->decode = static fn(string $bytes): mixed => Graph::decode($bytes, $allowedClasses);
    }

    /**
     * @param array<array-key, mixed>     $values
     * @param array<array-key, mixed>|null $failed keys of the values that cannot be kept
     *
     * @param-out list<array-key> $failed
     *
     * @return array<array-key, string>
     */
    public function marshall(array $values, ?array &$failed): array
    {
        $failed = [];
        $marshalled = [];
        foreach ($values as $id => $value) {
            try {
                $marshalled[$id] = Graph::encode($value);
            } catch (\Throwable) {
                // Not an UnencodableValue alone: __serialize() and __sleep() may throw anything.
                $failed[] = $id;
            }
        }

        return $marshalled;
    }

    /**
     * @throws UndecodableBytes
     */
    public function unmarshall(string $value): mixed
    {
        return $this->previous === null || Graph::recognizes($value) ? ($this->decode)($value) : $this->previous->unmarshall($value);
    }
}
