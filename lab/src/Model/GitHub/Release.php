<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A release.
 */
final class Release
{
    public string $url;

    public string $assets_url;

    public string $upload_url;

    public string $html_url;

    public int $id;

    public string $node_id;

    public string $tag_name;

    public string $target_commitish;

    public string $name;

    public bool $draft;

    public User $author;

    public bool $prerelease;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $published_at;

    /** @var list<Asset> */
    public array $assets;

    public string $tarball_url;

    public string $zipball_url;

    public string $body;

    public ?string $discussion_url = null;

    public ?Reactions $reactions = null;
}
