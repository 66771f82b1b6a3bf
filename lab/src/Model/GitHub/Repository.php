<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;
use Symfony\Component\Serializer\Attribute\Context;
use Symfony\Component\Serializer\Serializer;

/**
 * A repository. Push events give two of the dates as Unix time, hence `int|string`.
 */
final class Repository
{
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public string $name, $full_name;
    public bool $private;
    public User $owner;
    #[JMS\Groups(['links'])] public string $html_url;
    public ?string $description = null;
    public bool $fork;
    #[JMS\Groups(['links'])]
    public string $url, $forks_url, $keys_url, $collaborators_url, $teams_url, $hooks_url, $issue_events_url, $events_url, $assignees_url,
        $branches_url, $tags_url, $blobs_url, $git_tags_url, $git_refs_url, $trees_url, $statuses_url, $languages_url, $stargazers_url,
        $contributors_url, $subscribers_url, $subscription_url, $commits_url, $git_commits_url, $comments_url, $issue_comment_url,
        $contents_url, $compare_url, $merges_url, $archive_url, $downloads_url, $issues_url, $pulls_url, $milestones_url,
        $notifications_url, $labels_url, $releases_url, $deployments_url;
    public int|string $created_at;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $updated_at;
    public int|string $pushed_at;
    #[JMS\Groups(['links'])] public string $git_url, $ssh_url, $clone_url, $svn_url;
    public ?string $homepage = null;
    public int $size, $stargazers_count, $watchers_count;
    public ?string $language = null;
    public bool $has_issues, $has_projects, $has_downloads, $has_wiki, $has_pages;
    public int $forks_count;
    #[JMS\Groups(['links'])] public ?string $mirror_url = null;
    public bool $archived;
    public ?bool $disabled = null;
    public int $open_issues_count;
    public ?License $license = null;
    public int $forks, $open_issues, $watchers;
    public string $default_branch;
    #[JMS\Groups(['internal'])] public bool $is_template;
    /** @var list<string> */
    #[JMS\Type('array<string>')] public array $topics;
    public string $visibility;
    #[JMS\Groups(['internal'])] public bool $web_commit_signoff_required;
    /** @var array<string, string> */
    #[Context([Serializer::EMPTY_ARRAY_AS_OBJECT => true]), JMS\Type('array<string, string>'), JMS\Groups(['internal'])]
    public array $custom_properties;
    public ?bool $public = null;
    public ?int $stargazers = null;
    #[JMS\Groups(['internal'])] public ?string $master_branch = null;
    public ?string $organization = null;
}
