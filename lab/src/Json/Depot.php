<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Doctrine\DBAL\DriverManager;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\ORMSetup;
use Doctrine\ORM\Proxy\ProxyFactory;
use Doctrine\ORM\Tools\SchemaTool;
use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Model\Depot\Order;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * An application of Doctrine: 300 orders in twelve entities and two embeddables, 3,000 rows of SQLite. The rows come from the
 * document by SQL, so that the document says by itself what is to be written of the entities.
 */
final readonly class Depot
{
    public static function workload(string $name): Workload
    {
        if (!\extension_loaded('pdo_sqlite')) {
            throw new \OutOfBoundsException('PHP does not have pdo_sqlite.');
        }
        $random = new Randomizer(new Xoshiro256StarStar(3_000));
        $json = json_encode(array_map(static fn(int $id): array => self::order($id, $random), range(1, 300)), Contender::FLAGS);

        // With a proxy or a lazy collection for each association.
        $source = static fn(Workload $workload): array => self::filled($workload)->getRepository(Order::class)->findBy([], ['id' => 'ASC']);

        return new Workload($name, '300 orders of a Doctrine application, 3,000 rows', $json, Order::class, isList: true, writesNull: true, source: $source);
    }

    public static function rows(Workload $workload): int
    {
        $connection = self::filled($workload)->getConnection();

        return array_sum(array_map(static fn(string $table): int => \is_int($rows = $connection->fetchOne("SELECT COUNT(*) FROM {$table}")) ? $rows : 0, $connection->createSchemaManager()->listTableNames()));
    }

    private static function filled(Workload $workload): EntityManager
    {
        $configuration = ORMSetup::createAttributeMetadataConfiguration([\dirname((string) (new \ReflectionClass(Order::class))->getFileName())]);
        $configuration->setProxyDir(sys_get_temp_dir());
        $configuration->setProxyNamespace('Kiln\Lab\Proxy');
        $configuration->setAutoGenerateProxyClasses(ProxyFactory::AUTOGENERATE_EVAL);
        $manager = new EntityManager(DriverManager::getConnection(['driver' => 'pdo_sqlite', 'memory' => true]), $configuration);
        (new SchemaTool($manager))->createSchema($manager->getMetadataFactory()->getAllMetadata());
        foreach (\is_array($orders = $workload->document()) ? $orders : [] as $order) {
            \assert($order instanceof \stdClass);
            self::insert($manager, Order::class, $order);
        }

        return $manager;
    }

    /**
     * @param class-string         $class
     * @param array<mixed> $row   what is known of it already: the column of who owns it
     */
    private static function insert(EntityManager $manager, string $class, \stdClass $object, array $row = []): void
    {
        $metadata = $manager->getClassMetadata($class);
        $lists = [];
        foreach (get_object_vars($object) as $name => $value) {
            if (\is_array($value)) {
                $lists[$name] = array_filter($value, static fn(mixed $item): bool => $item instanceof \stdClass);
            } elseif ($value instanceof \stdClass && $metadata->hasAssociation($name)) {
                self::insert($manager, $metadata->getAssociationTargetClass($name), $value);
                $row["{$name}_id"] = $value->id;
            } elseif ($value instanceof \stdClass) {
                foreach (get_object_vars($value) as $part => $inner) {
                    $row["{$name}_{$part}"] = $inner;
                }
            } else {
                $row[$name] = $metadata->getTypeOfField($name) === 'datetime_immutable' && \is_string($value) ? gmdate('Y-m-d H:i:s', (int) strtotime($value)) : $value;
            }
        }
        self::execute($manager, $metadata->getTableName(), $row);
        foreach ($lists as $name => $items) {
            $target = $metadata->getAssociationTargetClass($name);
            foreach ($items as $item) {
                $isOwned = $metadata->isAssociationInverseSide($name);
                self::insert($manager, $target, $item, $isOwned ? [$metadata->getAssociationMappedByTargetField($name) . '_id' => $object->id] : []);
                if (!$isOwned) {
                    self::execute($manager, 'order_tag', ['order_id' => $object->id, 'tag_id' => $item->id]);
                }
            }
        }
    }

    /** @param array<mixed> $row */
    private static function execute(EntityManager $manager, string $table, array $row): void
    {
        $sql = "INSERT OR IGNORE INTO {$table} (" . implode(', ', array_keys($row)) . ') VALUES (' . implode(', ', array_fill(0, \count($row), '?')) . ')';
        $manager->getConnection()->executeStatement($sql, array_values($row));
    }

    /** @return array<string, mixed> */
    private static function order(int $id, Randomizer $random): array
    {
        $date = static fn(int $days): string => gmdate(\DATE_ATOM, 1_760_000_000 + 86_400 * ($id % 28 + $days));
        $money = static fn(): array => ['amount' => $random->getInt(100, 99_999), 'currency' => 'CHF'];
        $address = static fn(int $number): array => ['street' => "Gartenweg {$number}", 'city' => ['Zürich', 'Bern', 'Genève'][$number % 3], 'country' => 'CH'];
        $tags = \array_slice($random->shuffleArray(range(1, 20)), 0, 2);
        sort($tags);
        $customer = ($id - 1) % 100 + 1;
        $named = static fn(int $id, string $kind): array => ['id' => $id, 'name' => "{$kind} {$id}"];
        $product = static fn(int $id): array => $named($id, 'Product') + ['category' => $named($id % 10 + 1, 'Category'), 'brand' => $named($id % 10 + 1, 'Brand')];

        return [
            'id' => $id,
            'number' => \sprintf('R-%06d', $id * 37),
            'placed' => $date(0),
            'customer' => $named($customer, 'Customer') + ['email' => "customer{$customer}@example.org", 'address' => $address($customer)],
            'lines' => array_map(static fn(int $line): array => [
                'id' => 3 * $id + $line - 3, 'product' => $product((3 * $id + $line - 4) % 150 + 1), 'quantity' => $random->getInt(1, 9), 'price' => $money(),
            ], [1, 2, 3]),
            'tags' => array_map(static fn(int $tag): array => $named($tag, 'tag'), $tags),
            'payment' => ['id' => $id, 'method' => ['card', 'transfer'][$id % 2], 'paid' => $id % 5 === 0 ? null : $date(1), 'amount' => $money()],
            'shipment' => ['id' => $id, 'sent' => $date(2), 'carrier' => $named($id % 4 + 1, 'Carrier'), 'destination' => $address($customer)],
            'notes' => [['id' => $id, 'text' => "Ring twice, then leave it at number {$customer}.", 'author' => $named($id % 6 + 1, 'Employee') + ['email' => 'e' . ($id % 6 + 1) . '@example.org']]],
            'total' => $money(),
        ];
    }
}
